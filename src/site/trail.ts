import { content } from './content.ts';
import { pageById } from './pages.ts';

/** A step of the way from the home page to a page: what lists call it, and its address. */
export type Step = { name: string; href: string };

/** The page that a page lies under; the home page lies under none. */
const parentOf = (id: string) => {
  const { comparisons, standards, certifications, managementServices } = content;
  const has = (pages: readonly { id: string }[]) => pages.some((page) => page.id === id);
  if (id === 'home') return undefined;
  if (id === 'plan-how') return 'plan';
  if (has(comparisons)) return 'compare';
  if (has(managementServices)) return 'management-services';
  if (has(standards.filter(({ catalogue }) => catalogue !== undefined))) return 'catalogue';
  if (['catalogue', 'management-services'].includes(id)) return 'services';
  return has([...standards, ...certifications]) ? 'services' : 'home';
};

/** The way from the home page to a page, both included: Home, Services, ISO Services, ISO 22000:2018. */
export const trail = (id: string): Step[] => {
  const { name, address } = pageById(id);
  const parent = parentOf(id);
  return [...(parent === undefined ? [] : trail(parent)), { name, href: address }];
};
