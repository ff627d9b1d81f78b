/** How many words on either side of a change say where it is. */
const around = 4;

/** Two texts, each cut to what differs and a few words around it: `… the phone is 12 …`. */
export const changedWords = (before: string, after: string): [before: string, after: string] => {
  const [was, now] = [before.split(/\s+/), after.split(/\s+/)];
  const shorter = Math.min(was.length, now.length);
  let start = 0;
  while (start < shorter && was[start] === now[start]) start++;
  let end = 0;
  while (end < shorter - start && was.at(-1 - end) === now.at(-1 - end)) end++;
  const from = Math.max(0, start - around);
  const cut = (words: readonly string[]) => {
    const to = Math.min(words.length, words.length - end + around);
    return [from > 0 ? '…' : '', ...words.slice(from, to), to < words.length ? '…' : '']
      .filter((word) => word !== '')
      .join(' ');
  };
  return [cut(was), cut(now)];
};
