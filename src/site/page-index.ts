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

const entry = (
  file: string,
  { address, title, description, changed, headline, image, ...page }: PageContent,
  name = page.name,
): PageEntry => {
  const id = file.replace(/^.*\/|\.yaml$/g, '');
  const isListed = id !== 'not-found';
  return { id, file, address, title, description, changed, headline, name, image, isListed };
};

/** Whether a file is one of a page, and no list or table. */
const isPage = (part: unknown): part is PageContent => part instanceof Object && 'headline' in part;

/** Every page of the site: first the firm's, then the visitor's tools, then the services, standards by number. */
export const pageIndex = (content: WrittenContent): PageEntry[] => {
  const parts: Readonly<Record<string, unknown>> = content;
  const single = Object.entries(singleFiles).flatMap(([name, { path }]) => {
    const part = parts[name];
    return isPage(part) ? [entry(path, part)] : [];
  });
  const { comparisons, guides, standards, certifications, managementServices: management } = content;
  const folders: Record<string, readonly (PageContent & { id: string; code?: string })[]> = {
    comparisons,
    guides,
    standards,
    certifications,
    management,
  };
  return [
    ...single,
    ...Object.entries(folders).flatMap(([name, pages]) =>
      pages.map((page) => entry(`content/${name}/${page.id}.yaml`, page, page.code)),
    ),
  ];
};
