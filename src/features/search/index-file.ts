import type { Search } from './schema.ts';

export const kinds = ['page', 'tool', 'question', 'term'] as const;
export type Kind = (typeof kinds)[number];

/** Something that can be found. */
export type SearchEntry = {
  kind: Kind;
  title: string;
  href: string;
  /** Below the title: what the page is about, the page of a question, what an abbreviation stands for. */
  detail: string;
  /** What it says: a description, an answer, a meaning. */
  text: string;
  /** Words that lead to it without standing in it. */
  words: readonly string[];
};

/** The file that the dialog fetches when it opens for the first time. */
export type SearchIndex = {
  /** What the dialog says; `{q}`, `{count}` and `{word}` are filled in. */
  words: Omit<Search, 'words' | 'button'>;
  /** The telephone, for whoever finds nothing. */
  call: { label: string; href: string };
  entries: readonly SearchEntry[];
};
