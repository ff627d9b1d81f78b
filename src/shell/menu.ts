import type { Navigation } from '#src/content/schemas/navigation.ts';

/** A link of a menu with its place resolved. */
type MenuLink = {
  label: string;
  href: string;
  current: boolean;
  /** For a number: what it is about, and the colours it stands in. */
  subject?: { words: string; family: string } | undefined;
};
/** A link with the links below it. */
export type MenuBranch = MenuLink & { id: string; children: MenuBranch[]; holdsCurrent: boolean };

type PageOf = (page: string) => { href: string; family: string };
type Entry = {
  page: string;
  label: string;
  subject?: string | undefined;
  sections?: readonly { section: string; label: string }[] | undefined;
  pages?: readonly Entry[] | undefined;
  children?: readonly Entry[] | undefined;
};

const branch = (entry: Entry, currentPage: string, pageOf: PageOf): MenuBranch => {
  const { href, family } = pageOf(entry.page);
  const children = [
    ...(entry.sections ?? []).map(({ section, label }) => ({
      id: section,
      label,
      href: `${href}#${section}`,
      current: false,
      holdsCurrent: false,
      children: [],
    })),
    ...[...(entry.pages ?? []), ...(entry.children ?? [])].map((child) => branch(child, currentPage, pageOf)),
  ];
  const current = entry.page === currentPage;
  return {
    id: entry.page,
    label: entry.label,
    href,
    current,
    subject: entry.subject ? { words: entry.subject, family } : undefined,
    children,
    holdsCurrent: current || children.some((child) => child.holdsCurrent),
  };
};

/** The header's entries; an entry holds the current page when the page or one below it is open. */
export const headerMenu = (navigation: Navigation, currentPage: string, pageOf: PageOf) =>
  navigation.header.map((entry) => branch(entry, currentPage, pageOf));
