import { namedPage } from '#src/sections/shared/page-cards/related.ts';
import { content } from '#src/site/content.ts';
import { linkTo } from '#src/site/pages.ts';

/** A link of the header's menus, with the links below it. */
export type MenuBranch = {
  id: string;
  label: string;
  href: string;
  current: boolean;
  /** The page or one below it is open. */
  holdsCurrent: boolean;
  /** For a number: what it is about, and the colours it stands in. */
  subject: { words: string; family: string } | undefined;
  children: MenuBranch[];
};

type Entry = Parameters<typeof linkTo>[0] & {
  subject?: string | undefined;
  sections?: readonly { section: string; label: string }[] | undefined;
  pages?: readonly Entry[] | undefined;
  children?: readonly Entry[] | undefined;
};

const branch = (entry: Entry, currentPage: string): MenuBranch => {
  const { page, section, subject, sections = [], pages = [], children = [] } = entry;
  const below = [...sections.map((one) => ({ ...one, page })), ...pages, ...children].map((child) =>
    branch(child, currentPage),
  );
  const current = page === currentPage && !section;
  return {
    id: section ?? page,
    ...linkTo(entry),
    current,
    holdsCurrent: current || below.some(({ holdsCurrent }) => holdsCurrent),
    subject: subject ? { words: subject, family: namedPage(page).family } : undefined,
    children: below,
  };
};

/** The header's entries on a page. */
export const headerMenu = (currentPage: string) =>
  content.navigation.header.map((entry) => branch(entry, currentPage));
