/** Texts that would be longer are broken into several lines. */
export const width = 120;

/** Words as lines of at most that many characters, where the words allow it. */
const wrap = (words: readonly string[], room: number) => {
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    if (line && line.length + 1 + word.length > room) {
      lines.push(line);
      line = word;
    } else line = line ? `${line} ${word}` : word;
  }
  return line ? [...lines, line] : lines;
};

const wordsOf = (line: string) => line.split(' ');

/** How many elements two lists have in common from their beginning on. */
const commonStart = (a: readonly string[], b: readonly string[]) => {
  const end = a.findIndex((element, index) => element !== b[index]);
  return end < 0 ? a.length : end;
};

/** How many whole lines are made of the first so many words. */
const linesWithin = (lines: readonly string[], words: number) => {
  let left = words;
  const end = lines.findIndex((line) => {
    left -= wordsOf(line).length;
    return left < 0;
  });
  return end < 0 ? lines.length : end;
};

/**
 * A folded text with other words: lines before the first word that differs and after the last stay as they are, those
 * between are filled anew.
 * @param indent the column in which the lines begin
 */
export const refold = (lines: readonly string[], text: string, indent: number): string[] => {
  const before = lines.flatMap(wordsOf);
  const after = wordsOf(text);
  const first = linesWithin(lines, commonStart(before, after));
  const head = lines.slice(0, first);
  const taken = head.flatMap(wordsOf).length;
  const end = Math.min(
    commonStart(before.toReversed(), after.toReversed()),
    before.length - taken,
    after.length - taken,
  );
  const last = linesWithin(lines.toReversed(), end);
  const tail = last === 0 ? [] : lines.slice(-last);
  const middle = after.slice(taken, after.length - tail.flatMap(wordsOf).length);
  return [...head, ...wrap(middle, width - indent), ...tail];
};
