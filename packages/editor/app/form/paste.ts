const bullet = /^\s*(?:[•·▪◦‣●○■–-]|o(?=\t)|\d{1,2}[.)])[\s\u00A0]+/;

/** What a word processor brings along and nobody sees: blanks of other widths, tabs, soft hyphens, signs without width. */
const cleaned = (text: string) =>
  text
    .replaceAll(/[\u00AD\u200B\u2060\uFEFF]/g, '')
    .replaceAll(/[\t\u00A0\u2000-\u200A\u202F]/g, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .trim();

/** The lines of a pasted text, cleaned, without the bullets before them, and whether there were any. */
export const linesOf = (pasted: string): { lines: string[]; hadBullets: boolean } => {
  const lines = pasted.split(/\r\n|[\r\n\v\u2028\u2029]/).filter((line) => cleaned(line) !== '');
  const hadBullets = lines.some((line) => bullet.test(line));
  return { lines: lines.map((line) => cleaned(line.replace(bullet, ''))), hadBullets };
};

/** As Markdown has it: a list where there were bullets, paragraphs otherwise. */
export const asMarkdown = (pasted: string): string => {
  const lines = pasted.split(/\r\n|[\r\n\v\u2028\u2029]/).filter((line) => cleaned(line) !== '');
  return lines
    .map((line, index) => {
      const isPoint = bullet.test(line);
      const follows = isPoint && bullet.test(lines[index - 1] ?? '');
      const words = `${isPoint ? '- ' : ''}${cleaned(line.replace(bullet, ''))}`;
      return index === 0 ? words : `${follows ? '\n' : '\n\n'}${words}`;
    })
    .join('');
};
