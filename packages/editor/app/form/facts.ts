import { createContext, use } from 'react';
import { nameOf, valueAt } from '../../field-words.ts';
import { readingOf } from '../reading.ts';
import type { Overview } from '../requests.ts';

/** What the form tells its fields. */
export type Facts = {
  overview: Overview;
  /** What is wrong, by field. */
  problems: ReadonlyMap<string, readonly string[]>;
  /** Why a value may not go live yet, by field. */
  marks: ReadonlyMap<string, string>;
  /** Whether what is missing is said also where nobody has written yet: they have tried to save. */
  isInsisting: boolean;
  /** What the whole form shows. */
  whole: () => unknown;
  write: (field: string, value: unknown) => void;
};

export const FactsContext = createContext<Facts | undefined>(undefined);

export const useFacts = (): Facts => {
  const facts = use(FactsContext);
  if (!facts) throw new Error('A field stands in a form.');
  return facts;
};

/** What an entry is called: a page by its name, tokens filled in. */
export const calledIn = ({ places, tokens }: Pick<Overview, 'places' | 'tokens'>, value: unknown) => {
  const name = nameOf(value);
  const page = valueAt(value, 'page');
  const place = places.find((found) => found.page !== undefined && found.page === (page ?? name));
  const words = place && page === name ? place.name : name;
  return words === undefined
    ? undefined
    : readingOf(words, tokens)
        .map((piece) => piece.words)
        .join('');
};

/** What a control says of itself to those who do not see it. */
export const described = (field: string, isWrong: boolean, isRequired: boolean) => ({
  id: field,
  'aria-required': isRequired,
  'aria-invalid': isWrong,
  'aria-describedby': ['mark', 'hint', 'errors'].map((part) => `${field}~${part}`).join(' '),
});
