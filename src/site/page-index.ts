import { z } from 'zod';
import { page } from '#src/content/schemas/page.ts';
import { contentFolders, singleFiles, type WrittenContent } from './content-files.ts';

/** What every page file begins with, read already: addresses of comparisons have two parts. */
const head = z.object({
  ...page,
  address: z.string(),
  id: z.string().optional(),
  code: z.string().optional(),
});

/** Whether a page is of the firm itself, and of no service or comparison. */
export const isOfFirm = (file: string) => /^content\/(pages|tools)\//.test(file);

const entryOf = (path: string, part: unknown) => {
  // Of a list or table nothing.
  const { data } = head.safeParse(part);
  if (!data) return [];
  const { code, name, ...own } = data;
  const id = own.id ?? path.replace(/^.*\/|\.yaml$/g, '');
  const file = own.id === undefined ? path : `${path}/${id}.yaml`;
  return {
    ...own,
    /** Its file name below content/: `iso-13485`. Code speaks of ids. */
    id,
    /** The file it comes from. */
    file,
    /** As lists and breadcrumbs call it. */
    name: code ?? name,
    /** What stands on its picture for shared links, whose letters have no brackets. */
    line: isOfFirm(file) ? own.headline : name.replace(/ \(.*\)$/, ''),
    /** Whether lists of pages name it: not one that stands in where another cannot be shown. */
    isListed: id !== 'not-found',
  };
};

/** Every page of the site: first the firm's, then the visitor's tools, then the services, standards by number. */
export const pageIndex = (content: WrittenContent) => {
  const parts: Readonly<Record<string, unknown>> = content;
  return Object.entries({ ...singleFiles, ...contentFolders }).flatMap(([part, { path }]) =>
    [parts[part]].flat().flatMap((found) => entryOf(path, found)),
  );
};

/** A page as others refer to it. */
export type PageEntry = ReturnType<typeof pageIndex>[number];
