import type { WrittenContent } from './read.ts';

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

type PageContent = Omit<PageEntry, 'id' | 'file' | 'image' | 'isListed'> & { image?: string | undefined };
type Named = PageContent & { id: string; code?: string };

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
export const pageIndex = (content: WrittenContent): PageEntry[] => {
  const firmPages: [string, PageContent][] = [
    ['home', content.home],
    ['about', content.about],
    ['services', content.servicesPage],
    ['credentials', content.credentialsPage],
    ['team', content.teamPage],
    ['contact', content.contact],
    ['terms', content.termsPage],
    ['catalogue', content.catalogue],
    ['editions', content.editionsPage],
    ['cost-and-time', content.cost],
    ['plan', content.plan],
    ['plan-how', content.planHow],
    ['management-services', content.management],
    ['not-found', content.notFound],
  ];
  const tools: [string, PageContent][] = [
    ['compare', content.compare],
    ['check-certificate', content.checkCertificate],
    ['glossary', content.glossary],
  ];
  const single = (name: string, pages: readonly [string, PageContent][]) =>
    pages.map(([id, page]) => entry(id, `content/${name}/${id}.yaml`, page, page.name));
  const folder = (name: string, pages: readonly Named[]) =>
    pages.map((page) => entry(page.id, `content/${name}/${page.id}.yaml`, page, page.code ?? page.name));
  return [
    ...single('pages', firmPages),
    ...single('tools', tools),
    ...folder('comparisons', content.comparisons),
    ...folder('guides', content.guides),
    ...folder('standards', content.standards),
    ...folder('certifications', content.certifications),
    ...folder('management', content.managementServices),
  ];
};
