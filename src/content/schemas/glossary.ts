import { z } from 'zod';
import { page, section } from './page.ts';
import { pageList } from './reference.ts';
import { label, linkedText, listOf } from './text.ts';

/** At most so many words explain a term. */
const mostWords = 35;

const term = z.strictObject({
  /** As people say it; the anchor is made from it. */
  term: label,
  /** What an abbreviation stands for. */
  long: label.optional(),
  meaning: linkedText(260).refine((text) => text.split(/\s+/).length <= mostWords, {
    error: `has more than ${mostWords} words: shorten it`,
  }),
  /** Where the term is at home, if anywhere. */
  pages: pageList.max(3),
});

/** content/tools/glossary.yaml */
export const glossaryPage = z.strictObject({
  ...page,
  /** Names the list of letters. */
  letters: label,
  terms: section({ items: z.array(term).min(40) }),
  questions: section({
    /** Every service page under one subject. */
    subjects: listOf([3], { subject: label, pages: pageList.min(1) }),
    /** The subject of what every service page is asked (content/labels.yaml). */
    shared: label,
  }),
});

export type Glossary = z.infer<typeof glossaryPage>;
