import { latinDigits } from '#src/content/latin-digits.ts';

/** So much of what is typed is searched for, and kept in an address. */
export const mostTyped = 100;

/** `ISO/IEC 17025:2017`, `iso-17025` and `17025 2017` are all 17025: what precedes a standard's number, and its year. */
const designation =
  /(?<![\p{L}\p{M}\p{N}])(?:iso|iec|en|sls)[\s/_.#(-]*(?=\d|iec|iso)|(?<=\d{4,5})[\s:/_-]+(?:19|20)\d{2}\b/gu;

/** A number of a standard written in groups: `22 000`, `27-001`, `14,001`. */
const grouped = /\b(\d{1,2})[\s.,-](\d{3})\b/g;

/** Accents of Latin letters, apostrophes, and what joins letters without being one: nobody is asked to type them. */
const silent = /[\u0300-\u036f'‘’ʼ`\u200b-\u200d\u00ad]/g;

/**
 * The words of a text as every search of the site compares them, in whatever script: lower case, Latin digits, without
 * accents, signs and what surrounds a standard's number. `ISO-9001:2015 für Büros` → `9001`, `fur`, `buros`.
 */
export const wordsOf = (text: string): string[] =>
  latinDigits(text.normalize('NFKD'))
    .toLowerCase()
    .replace(/[\p{Pd}−]/gu, '-')
    .replace(silent, '')
    .replace(grouped, '$1$2')
    .replace(designation, '')
    .replace(/([a-z]{2,})(\d{4,5})/g, '$1 $2')
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Words that ask and point, and say nothing of what is looked for. */
const empty: ReadonlySet<string> = new Set(
  'a an and are at be by can do does for from has have i in is it iso me my of on or our the this to us we what which who with you your'.split(
    ' ',
  ),
);

/** The words of a query that say something; all of them where none does. */
export const askedWords = (query: string): string[] => {
  const words = wordsOf(query.slice(0, mostTyped));
  const telling = words.filter((word) => !empty.has(word));
  return telling.length > 0 ? telling : words;
};

/** Whether words begin with those asked for, the last of which may not have been typed whole. Nothing begins with none. */
export const startsWith = (words: readonly string[], asked: readonly string[]) =>
  asked.length > 0 &&
  asked.every((word, index) =>
    index === asked.length - 1 ? words[index]?.startsWith(word) : words[index] === word,
  );

/** Whether all the words of a synonym stand together among those asked for, or those begin it. */
export const isMeant = (synonym: readonly string[], asked: readonly string[]) =>
  startsWith(synonym, asked) ||
  (synonym.length > 0 && asked.some((_, at) => synonym.every((word, index) => asked[at + index] === word)));
