/** A page as others refer to it. */
export type PageEntry = {
  /** Its file name below content/: `iso-13485`. Code speaks of ids. */
  id: string;
  /** The file it comes from. */
  file: string;
  /** As published, misspelling included: `/iso1385Main`. */
  address: string;
  title: string;
  description: string;
  changed: string;
  /** As lists and breadcrumbs call it. */
  name: string;
  image: string | undefined;
  /** Whether lists of pages name it: not one that stands in where another cannot be shown. */
  isListed: boolean;
};

type PageContent = {
  address: string;
  title: string;
  description: string;
  changed: string;
  image?: string | undefined;
  name: string;
};
type Named = PageContent & { id: string; code?: string };

type Draft = {
  [K in
    | 'home'
    | 'about'
    | 'servicesPage'
    | 'credentialsPage'
    | 'teamPage'
    | 'contact'
    | 'termsPage'
    | 'catalogue'
    | 'editionsPage'
    | 'cost'
    | 'plan'
    | 'management'
    | 'notFound'
    | 'compare'
    | 'checkCertificate'
    | 'glossary']: PageContent | undefined;
} & {
  comparisons: readonly Named[];
  standards: readonly Named[];
  certifications: readonly Named[];
  managementServices: readonly Named[];
};

const entry = (id: string, file: string, page: PageContent, name: string): PageEntry => ({
  id,
  file,
  address: page.address,
  title: page.title,
  description: page.description,
  changed: page.changed,
  name,
  image: page.image,
  isListed: id !== 'not-found',
});

/** Every page of the site: first the firm's, then the visitor's tools, then the services, standards by number. */
export const pageIndex = (draft: Draft): PageEntry[] => {
  const firmPages: [string, PageContent | undefined][] = [
    ['home', draft.home],
    ['about', draft.about],
    ['services', draft.servicesPage],
    ['credentials', draft.credentialsPage],
    ['team', draft.teamPage],
    ['contact', draft.contact],
    ['terms', draft.termsPage],
    ['catalogue', draft.catalogue],
    ['editions', draft.editionsPage],
    ['cost-and-time', draft.cost],
    ['plan', draft.plan],
    ['management-services', draft.management],
    ['not-found', draft.notFound],
  ];
  const tools: [string, PageContent | undefined][] = [
    ['compare', draft.compare],
    ['check-certificate', draft.checkCertificate],
    ['glossary', draft.glossary],
  ];
  const single = (name: string, pages: readonly [string, PageContent | undefined][]) =>
    pages.flatMap(([id, page]) => (page ? [entry(id, `content/${name}/${id}.yaml`, page, page.name)] : []));
  const folder = (name: string, pages: readonly Named[]) =>
    pages.map((page) => entry(page.id, `content/${name}/${page.id}.yaml`, page, page.code ?? page.name));
  return [
    ...single('pages', firmPages),
    ...single('tools', tools),
    ...folder('comparisons', draft.comparisons),
    ...folder('standards', draft.standards),
    ...folder('certifications', draft.certifications),
    ...folder('management', draft.managementServices),
  ];
};
