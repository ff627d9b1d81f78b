import type { Content } from '#src/site/content.ts';
import type { PageEntry } from '#src/site/page-index.ts';

type PageGroup = { heading: string; pages: readonly PageEntry[] };
type Parts = Pick<
  Content,
  'labels' | 'pages' | 'standards' | 'managementServices' | 'catalogue' | 'servicesPage' | 'management'
>;

/** Every page of the site once, by what it belongs to: the firm, tools, ISO, other and management services. */
export const pageGroups = ({
  labels,
  pages,
  standards,
  managementServices,
  ...parents
}: Parts): readonly PageGroup[] => {
  const visited = pages.filter(({ isListed }) => isListed);
  const ids = (list: readonly { id: string }[]) => new Set(list.map(({ id }) => id));
  const iso = ids(standards.filter(({ catalogue }) => catalogue !== undefined));
  const management = ids(managementServices);
  const isFirmPage = ({ file }: PageEntry) => file.startsWith('content/pages/');
  const isTool = ({ file }: PageEntry) => /^content\/(tools|comparisons|guides)\//.test(file);
  const isOther = (page: PageEntry) =>
    !isFirmPage(page) && !isTool(page) && !iso.has(page.id) && !management.has(page.id);
  return [
    { heading: 'The firm', pages: visited.filter(isFirmPage) },
    { heading: labels.footer.tools, pages: visited.filter(isTool) },
    { heading: parents.catalogue.name, pages: visited.filter(({ id }) => iso.has(id)) },
    { heading: parents.servicesPage.name, pages: visited.filter(isOther) },
    { heading: parents.management.name, pages: visited.filter(({ id }) => management.has(id)) },
  ];
};
