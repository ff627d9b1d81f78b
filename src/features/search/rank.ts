import { distance } from './nearest.ts';
import { askedWords, isMeant, startsWith, wordsOf } from './words.ts';

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

/** What a match is worth, by where it is. */
const points = { code: 100, start: 60, synonym: 50, title: 40, detail: 30, question: 25, text: 10 } as const;

/** A word within a slip of what was typed counts for so much of it. */
const slipShare = 0.6;

/** An entry with its words ready to be compared. */
export const searchable = (entry: SearchEntry) => ({
  entry,
  title: wordsOf(entry.title),
  detail: wordsOf(entry.detail),
  text: wordsOf(entry.text),
  synonyms: entry.words.map(wordsOf),
});

type Searchable = ReturnType<typeof searchable>;

const isNumber = (word: string) => /^\d+$/.test(word);

/** How many slips of the finger are forgiven: none in a number or a short word, one from five letters, two from eight. */
const forgiven = (word: string) => (isNumber(word) || word.length < 5 ? 0 : word.length < 8 ? 1 : 2);

/** 1 where a word is the one asked for, a little less where it only begins so, `slipShare` within a slip, else 0. */
const likeness = (word: string, asked: string, maySlip: boolean): number => {
  if (word === asked) return 1;
  if (word.startsWith(asked)) return isNumber(asked) ? 0.6 : 0.9;
  const most = maySlip ? forgiven(asked) : 0;
  // Both of the first two letters wrong, or too short by more than the slips: not looked at, as looking takes time.
  const isFar = word.length < asked.length - most || (word[0] !== asked[0] && word[1] !== asked[1]);
  if (most === 0 || isFar || isNumber(word)) return 0;
  // Of a longer word its beginning, with the letter more that a slip may have left out.
  const slips = Math.min(
    ...[asked.length, asked.length + 1].map((end) => distance(word.slice(0, end), asked)),
  );
  return slips <= most ? slipShare : 0;
};

const best = (words: readonly string[], asked: string, maySlip: boolean) =>
  Math.max(0, ...words.map((word) => likeness(word, asked, maySlip)));

/** Whether some words name the page of a question and all others stand in it: `cost of iso 9001`. */
const isAskedOf = (
  asked: readonly string[],
  isOfPage: (word: string) => boolean,
  isInTitle: (word: string) => boolean,
) => {
  const rest = asked.filter((word) => !isOfPage(word));
  return rest.length > 0 && rest.length < asked.length && rest.every(isInTitle);
};

/** What an entry is worth to a query of these words, and how many of them it answers. */
const score = (
  { entry, title, detail, text, synonyms }: Searchable,
  asked: readonly string[],
  maySlip: boolean,
) => {
  const inTitle = entry.kind === 'question' ? points.question : points.title;
  const worth = asked.map((word) => {
    const isCode = isNumber(word) && word.length > 3;
    return Math.max(
      inTitle * best(title, word, maySlip),
      (isCode && entry.kind === 'page' ? points.code : 0) * best(title, word, false),
      points.detail * best(detail, word, maySlip),
      ...synonyms.map((synonym) => (points.synonym * best(synonym, word, maySlip)) / synonym.length),
      points.text * best(text, word, false),
    );
  });
  const isOfPage = (word: string) => best(detail, word, false) === 1;
  const whole =
    (startsWith(title, asked) && entry.kind !== 'question' ? points.start : 0) +
    (synonyms.some((synonym) => isMeant(synonym, asked)) ? points.synonym : 0) +
    (entry.kind === 'question' && isAskedOf(asked, isOfPage, (word) => best(title, word, maySlip) > 0)
      ? points.start
      : 0);
  // Whoever types the number of a standard means it, whatever else is typed.
  const isNumbered = entry.kind === 'page' && asked.some((word) => isNumber(word) && title.includes(word));
  const answered = isNumbered ? asked.length : worth.filter((value) => value > 0).length;
  return { answered, value: whole + worth.reduce((sum, value) => sum + value, 0) / asked.length };
};

const ranked = (all: readonly Searchable[], asked: readonly string[], maySlip: boolean) => {
  const found = all
    .map((candidate) => ({ entry: candidate.entry, ...score(candidate, asked, maySlip) }))
    .filter(({ answered }) => answered > 0);
  const most = Math.max(0, ...found.map(({ answered }) => answered));
  const entries = found
    // Whoever answers fewer of the words is left out: it would be found for one that says little.
    .filter(({ answered }) => answered === most)
    .toSorted((a, b) => b.value - a.value || byKind(a.entry, b.entry))
    .map(({ entry }) => entry);
  return { entries, isWhole: most === asked.length };
};

/** The entries that answer a query, the best first. Slips of the finger count only where the words as typed lead nowhere. */
export const rank = (all: readonly Searchable[], query: string): SearchEntry[] => {
  const asked = askedWords(query);
  if (asked.length === 0) return [];
  const exact = ranked(all, asked, false);
  if (exact.isWhole) return exact.entries;
  const near = ranked(all, asked, true);
  return near.isWhole || exact.entries.length === 0 ? near.entries : exact.entries;
};

/** The number of a standard nearest to one that leads nowhere: 9001 for 9010; none when too far. */
export const meantNumber = (all: readonly Searchable[], query: string): string | undefined => {
  const [asked = ''] = askedWords(query).filter(isNumber);
  if (asked.length < 4) return undefined;
  const numbers = all
    .filter(({ entry }) => entry.kind === 'page')
    .flatMap(({ title }) => title.filter((word) => isNumber(word) && word.length > 3));
  const near = numbers
    .map((number) => ({ number, slips: distance(number, asked) }))
    .toSorted((a, b) => a.slips - b.slips);
  const [first] = near;
  return first && first.slips <= 2 ? first.number : undefined;
};
