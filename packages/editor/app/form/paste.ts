const bullet = /^\s*(?:[•·▪◦‣●○■–-]|o(?=\t)|\d{1,2}[.)])[\s\u00A0]+/;

/** What a word processor brings along and nobody sees: blanks of other widths, tabs, soft hyphens, signs without width. */
const cleaned = (text: string) =>
  text
    .replaceAll(/[\u00AD\u200B\u2060\uFEFF]/g, '')
    .replaceAll(/[\t\u00A0\u2000-\u200A\u202F]/g, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .trim();

/** The lines of a pasted text, cleaned; of several the bullets and numbers before them go: one alone is `6. December`. */
export const linesOf = (pasted: string): string[] => {
  const lines = pasted.split(/\r\n|[\r\n\v\u2028\u2029]/).filter((line) => cleaned(line) !== '');
  return lines.map((line) => cleaned(lines.length > 1 ? line.replace(bullet, '') : line));
};
