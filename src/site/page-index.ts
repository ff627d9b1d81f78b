import { contentFolders, singleFiles, type WrittenContent } from './content-files.ts';

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

type PageContent = Omit<PageEntry, 'id' | 'file' | 'image' | 'isListed'> & {
  id?: string;
  code?: string;
  image?: string | undefined;
};

/** Whether a part of the content is a page, and no list or table. */
const isPage = (part: unknown): part is PageContent => part instanceof Object && 'headline' in part;

/** Every page of the site: first the firm's, then the visitor's tools, then the services, standards by number. */
export const pageIndex = (content: WrittenContent): PageEntry[] => {
  const parts: Readonly<Record<string, unknown>> = content;
  return Object.entries({ ...singleFiles, ...contentFolders }).flatMap(([part, { path }]) =>
    [parts[part]]
      .flat()
      .filter(isPage)
      .map(({ address, title, description, changed, headline, image, ...page }) => {
        const id = page.id ?? path.replace(/^.*\/|\.yaml$/g, '');
        const file = page.id === undefined ? path : `${path}/${id}.yaml`;
        const name = page.code ?? page.name;
        const isListed = id !== 'not-found';
        return { id, file, address, title, description, changed, headline, name, image, isListed };
      }),
  );
};
