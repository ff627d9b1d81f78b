import { townOf } from './address-line.ts';
import { singleFiles } from './content-files.ts';
import { readableDay } from './days.ts';
import { type ContentFiles, Reader } from './reader.ts';
import type { Edition } from './schemas/edition.ts';
import type { Firm } from './schemas/firm.ts';
import type { Phrases } from './schemas/phrases.ts';

const countWords = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
  'twenty',
];

const tokensOf = (
  facts: Firm | undefined,
  register: readonly Edition[] | undefined,
  shared: Phrases | undefined,
  standards: number,
) => {
  const tokens = new Map<string, string>();
  tokens.set('counts.standards', countWords[standards] ?? String(standards));
  tokens.set('counts.standards-in-digits', String(standards));
  for (const [key, value] of Object.entries(facts ?? {})) {
    if (typeof value === 'string' || typeof value === 'number') tokens.set(`firm.${key}`, String(value));
  }
  for (const [key, phrase] of Object.entries(shared ?? {})) tokens.set(`phrases.${key}`, phrase);
  if (facts) tokens.set('firm.town', townOf(facts));
  for (const row of register ?? []) {
    const set = (name: string, value: string | undefined) => {
      if (value) tokens.set(`editions.${row.page}.${name}`, value);
    };
    set('named', row.named);
    set('successor', row.successor);
    set('amendment', row.amendment);
    set('published', row.published.text);
    set('successorPublished', row.successorPublished?.text);
    set('successorExpected', row.successorExpected?.text);
    set('lastNew', row.lastNew && readableDay(row.lastNew.day));
    set('newOnly', row.newOnly && readableDay(row.newOnly.day));
    set('ends', row.ends && readableDay(row.ends.day));
  }
  return tokens;
};

/** The files that tokens are made from, and what each token stands for. */
export const readFacts = (reader: Reader) => {
  const facts = reader.yaml(singleFiles.firm);
  const register = reader.yaml(singleFiles.editions);
  const shared = reader.yaml(singleFiles.phrases);
  const catalogued = [...reader.files].filter(
    ([file, text]) => file.startsWith('content/standards/') && /^catalogue:/m.test(text),
  );
  return { facts, register, shared, tokens: tokensOf(facts, register, shared, catalogued.length) };
};

/** What each token stands for; of files that are wrong, none. */
export const tokensIn = (files: ContentFiles) => readFacts(new Reader(files)).tokens;
