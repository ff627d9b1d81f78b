import type { Navigation } from '#src/content/schemas/navigation.ts';

/** A link of a menu with its place resolved. */
type MenuLink = { label: string; href: string; current: boolean };
/** A link with the links below it. */
export type MenuBranch = MenuLink & { id: string; children: MenuBranch[]; holdsCurrent: boolean };

type AddressOf = (page: string) => string;
type Entry = {
  page: string;
  label: string;
  sections?: readonly { section: string; label: string }[] | undefined;
  pages?: readonly Entry[] | undefined;
  children?: readonly Entry[] | undefined;
};

const branch = (entry: Entry, currentPage: string, addressOf: AddressOf): MenuBranch => {
  const href = addressOf(entry.page);
  const children = [
    ...(entry.sections ?? []).map(({ section, label }) => ({
      id: section,
      label,
      href: `${href}#${section}`,
      current: false,
      holdsCurrent: false,
      children: [],
    })),
    ...[...(entry.pages ?? []), ...(entry.children ?? [])].map((child) =>
      branch(child, currentPage, addressOf),
    ),
  ];
  const current = entry.page === currentPage;
  return {
    id: entry.page,
    label: entry.label,
    href,
    current,
    children,
    holdsCurrent: current || children.some((child) => child.holdsCurrent),
  };
};

/** The header's entries; an entry holds the current page when the page or one below it is open. */
export const headerMenu = (navigation: Navigation, currentPage: string, addressOf: AddressOf) =>
  navigation.header.map((entry) => branch(entry, currentPage, addressOf));
