import { content as given } from 'virtual:content';
import type { WrittenContent } from './content-files.ts';
import type { PageEntry } from './page-index.ts';

/** Everything the site says, checked, with tokens filled and pages indexed. */
export type Content = WrittenContent & {
  pages: readonly PageEntry[];
  /** Every day on which a text was changed or a fact checked, and where the content says so. */
  days: readonly { file: string; field: string; day: string }[];
};

/** The same as data: it is read and checked before any page asks (build/content-data.ts). */
export const content: Content = given;
