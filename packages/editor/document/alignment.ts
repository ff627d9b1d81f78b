/** What becomes of an entry of a list: it stays, changed or not, or it comes in, as it is or as one that was there. */
export type Step = { now: number; was: number } | { now: number; likeOld: number | undefined };

/** The longest run of pairs, in order, in which both lists have the same. */
const commonPairs = (was: readonly string[], now: readonly string[]) => {
  const lengths = Array.from({ length: was.length + 1 }, () => new Array<number>(now.length + 1).fill(0));
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  for (let i = was.length - 1; i >= 0; i--) {
    const row = lengths[i];
    for (let j = now.length - 1; row && j >= 0; j--)
      row[j] = was[i] === now[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  }
  const pairs: [number, number][] = [];
  for (let i = 0, j = 0; i < was.length && j < now.length; ) {
    if (was[i] === now[j]) pairs.push([i++, j++]);
    else if (at(i + 1, j) >= at(i, j + 1)) i++;
    else j++;
  }
  return pairs;
};

const indexes = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i);

/**
 * How a list becomes another, entry by entry of the new one. Entries that are the same are recognised, also where they
 * have moved; of the rest, those in the same gap are taken for each other in order.
 * @param was the entries as texts that are the same where the entries are
 */
export const align = (was: readonly string[], now: readonly string[]): Step[] => {
  const kept = commonPairs(was, now);
  const isKept = new Set(kept.map(([i]) => i));
  const isPlaced = new Set(kept.map(([, j]) => j));
  const moved = new Map<number, number>();
  now.forEach((text, j) => {
    if (isPlaced.has(j)) return;
    const i = was.findIndex((old, index) => old === text && !isKept.has(index));
    if (i < 0) return;
    isKept.add(i);
    moved.set(j, i);
  });
  const steps: Step[] = [];
  let [i, j] = [0, 0];
  for (const [nextWas, nextNow] of [...kept, [was.length, now.length] as const]) {
    const free = indexes(i, nextWas).filter((index) => !isKept.has(index));
    for (const index of indexes(j, nextNow)) {
      const old = moved.has(index) ? undefined : free.shift();
      steps.push(old === undefined ? { now: index, likeOld: moved.get(index) } : { now: index, was: old });
    }
    if (nextNow < now.length) steps.push({ now: nextNow, was: nextWas });
    [i, j] = [nextWas + 1, nextNow + 1];
  }
  return steps;
};
