const bullet = /^\s*(?:[•·▪◦‣●○■–-]|o(?=\t)|\d{1,2}[.)])[\s\u00A0]+/;

/** What a word processor brings along and nobody sees: blanks of other widths, tabs, soft hyphens, signs without width. */
const cleaned = (text: string) =>
  text
    .replaceAll(/[\u00AD\u200B\u2060\uFEFF]/g, '')
    .replaceAll(/[\t\u00A0\u2000-\u200A\u202F]/g, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .trim();

/** The lines of a pasted text, cleaned, without the bullets before them. */
export const linesOf = (pasted: string): string[] =>
  pasted
    .split(/\r\n|[\r\n\v\u2028\u2029]/)
    .map((line) => cleaned(line.replace(bullet, '')))
    .filter((line) => line !== '');
