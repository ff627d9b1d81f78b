export const kinds = ['page', 'tool', 'question', 'term'] as const;

/** Something that can be found. */
export type SearchEntry = {
  kind: (typeof kinds)[number];
  title: string;
  href: string;
  /** Below the title: what the page is about, the page of a question, what an abbreviation stands for. */
  detail: string;
  /** What it says: a description, an answer, a meaning. */
  text: string;
  /** Words that lead to it without standing in it. */
  words: readonly string[];
};

/** The order of what is worth the same. */
export const byKind = (a: SearchEntry, b: SearchEntry) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind);
