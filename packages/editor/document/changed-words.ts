/** How many words on either side of a change say where it is. */
const around = 4;

/** How many parts two texts have in common at the beginning, and at the end. */
export const sharedEnds = (
  before: readonly string[],
  after: readonly string[],
): [start: number, end: number] => {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start++;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  return [start, end];
};

/** Two texts, each cut to what differs and a few words around it: `… the phone is 12 …`. */
export const changedWords = (before: string, after: string): [before: string, after: string] => {
  const [was, now] = [before.split(/\s+/), after.split(/\s+/)];
  const [start, end] = sharedEnds(was, now);
  const from = Math.max(0, start - around);
  const cut = (words: readonly string[]) => {
    const to = Math.min(words.length, words.length - end + around);
    return [from > 0 ? '…' : '', ...words.slice(from, to), to < words.length ? '…' : '']
      .filter((word) => word !== '')
      .join(' ');
  };
  return [cut(was), cut(now)];
};
