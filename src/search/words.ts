/** `ISO/IEC 17025:2017` and `iso-17025` are both 17025: what precedes a standard's number, and its year. */
const designation = /\b(?:iso|iec|en|sls)[\s/-]*(?=\d|iec|iso)|(?<=\d{4,5}):\d{4}\b/g;

/** A number of a standard written in groups: `22 000`, `27-001`. */
const grouped = /\b(\d{1,2})[\s-](\d{3})\b/g;

/**
 * The words of a text as the search compares them: lower case, without accents, signs and what surrounds a standard's
 * number. `ISO-9001:2015 für Büros` → `9001`, `fur`, `buros`.
 */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/['’]/g, '')
    .replace(grouped, '$1$2')
    .replace(designation, '')
    .replace(/([a-z]{2,})(\d{4,5})/g, '$1 $2')
    .match(/[a-z0-9]+/g) ?? [];

/** Words that ask and point, and say nothing of what is looked for. */
const empty: ReadonlySet<string> = new Set(
  'a an and are at be by can do does for from has have i in is it iso me my of on or our the this to us we what which who with you your'.split(
    ' ',
  ),
);

/** The words of a query that say something; all of them where none does. */
export const askedWords = (query: string): string[] => {
  const words = wordsOf(query);
  const telling = words.filter((word) => !empty.has(word));
  return telling.length > 0 ? telling : words;
};
