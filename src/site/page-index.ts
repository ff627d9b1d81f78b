import { singleFiles, type WrittenContent } from './content-files.ts';

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
  /** The large sentence of its opening. */
  headline: string;
  /** As lists and breadcrumbs call it. */
  name: string;
  image: string | undefined;
  /** Whether lists of pages name it: not one that stands in where another cannot be shown. */
  isListed: boolean;
};

type PageContent = Pick<PageEntry, 'address' | 'title' | 'description' | 'changed' | 'headline' | 'name'> & {
  image?: string | undefined;
};

const entry = (file: string, page: PageContent, name = page.name): PageEntry => {
  const id = file.replace(/^.*\/|\.yaml$/g, '');
  const { address, title, description, changed, headline, image } = page;
  return {
    id,
    file,
    address,
    title,
    description,
    changed,
    headline,
    name,
    image,
    isListed: id !== 'not-found',
  };
};

/** Whether a file is one of a page, and no list or table. */
const isPage = (part: unknown): part is PageContent => part instanceof Object && 'headline' in part;

/** Every page of the site: first the firm's, then the visitor's tools, then the services, standards by number. */
export const pageIndex = (content: WrittenContent): PageEntry[] => {
  const parts = new Map<string, unknown>(Object.entries(content));
  const single = Object.entries(singleFiles).flatMap(([name, { path }]) => {
    const part = parts.get(name);
    return isPage(part) ? [entry(path, part)] : [];
  });
  const folder = (name: string, pages: readonly (PageContent & { id: string; code?: string })[]) =>
    pages.map((page) => entry(`content/${name}/${page.id}.yaml`, page, page.code));
  return [
    ...single,
    ...folder('comparisons', content.comparisons),
    ...folder('guides', content.guides),
    ...folder('standards', content.standards),
    ...folder('certifications', content.certifications),
    ...folder('management', content.managementServices),
  ];
};
