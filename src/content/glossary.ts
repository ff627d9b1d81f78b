import type { Glossary } from './schemas/glossary.ts';
import { slugOf } from './slug.ts';

type Term = Glossary['terms']['items'][number];
/** A term with its anchor. */
export type NamedTerm = Term & { id: string };

const collator = new Intl.Collator('en');

/** All terms from A to Z, whatever their order in the file. */
export const termsByName = (terms: readonly Term[]): NamedTerm[] =>
  terms
    .map((term) => ({ ...term, id: slugOf(term.term) }))
    .toSorted((a, b) => collator.compare(a.term, b.term));

/** The terms under their first letters, those that begin a term alone. */
export const termsByLetter = (terms: readonly Term[]) =>
  [...Map.groupBy(termsByName(terms), ({ term }) => term.slice(0, 1).toUpperCase())].map(
    ([letter, entries]) => ({ letter, id: `letter-${letter.toLowerCase()}`, entries }),
  );
