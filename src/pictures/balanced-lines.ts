const linesThat = (isFitting: (line: string) => boolean, words: readonly string[]) => {
  const lines: string[] = [];
  for (const word of words) {
    const longer = `${lines.at(-1) ?? ''} ${word}`;
    if (lines.length > 0 && isFitting(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
};

/**
 * The words on as few lines as the limit allows, and all lines about equally wide. A word wider than the limit has a
 * line of its own.
 * @param limit in the unit that `widthOf` measures in
 */
export const balancedLines = (
  text: string,
  limit: number,
  widthOf: (line: string) => number,
): readonly string[] => {
  const words = text.split(' ');
  const widest = (lines: readonly string[]) => Math.max(...lines.map(widthOf));
  let lines = linesThat((line) => widthOf(line) <= limit, words);
  while (true) {
    const width = widest(lines);
    const narrower = linesThat((line) => widthOf(line) < width, words);
    if (narrower.length > lines.length || widest(narrower) >= width) return lines;
    lines = narrower;
  }
};
