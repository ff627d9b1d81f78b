import type { Content } from './content.ts';

/** A step of the way from the home page to a page: what lists call it, and its address. */
export type Step = { name: string; href: string };

/** The page that a page lies under; the home page lies under none. */
const parentOf = (id: string, { comparisons, standards, certifications, managementServices }: Content) => {
  const has = (pages: readonly { id: string }[]) => pages.some((page) => page.id === id);
  if (id === 'home') return undefined;
  if (id === 'plan-how') return 'plan';
  if (has(comparisons)) return 'compare';
  if (has(managementServices)) return 'management-services';
  if (has(standards.filter(({ catalogue }) => catalogue !== undefined))) return 'catalogue';
  const overviews = [{ id: 'catalogue' }, { id: 'management-services' }];
  return has([...overviews, ...standards, ...certifications]) ? 'services' : 'home';
};

/**
 * The way from the home page to a page, both included: Home, Services, ISO Services, ISO 22000:2018.
 * Throws for an id that does not exist.
 */
export const trail = (id: string, content: Content): Step[] => {
  const page = content.pages.find((entry) => entry.id === id);
  if (!page) throw new Error(`There is no page ${id} to show the way to.`);
  const parent = parentOf(id, content);
  const step = { name: page.name, href: page.address };
  return parent === undefined ? [step] : [...trail(parent, content), step];
};
