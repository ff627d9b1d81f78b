import { diffArrays } from 'diff';

/** What becomes of an entry of a list: it stays, changed or not, or it comes in, as it is or as one that was there. */
export type Step = { now: number; was: number } | { now: number; likeOld: number | undefined };

/** The entries that are the same in both lists and in the same order, as pairs of places. */
const keptPairs = (was: readonly string[], now: readonly string[]) => {
  let [i, j] = [0, 0];
  return diffArrays([...was], [...now]).flatMap(({ added, removed, count }) => {
    const [from, to] = [i, j];
    if (!added) i += count;
    if (!removed) j += count;
    return added || removed ? [] : Array.from({ length: count }, (_, at) => [from + at, to + at] as const);
  });
};

/**
 * How a list becomes another, entry by entry of the new one. Entries that are the same are recognised, also where they
 * have moved; of the rest, those in the same gap are taken for each other in order.
 * @param was the entries as texts that are the same where the entries are
 */
export const align = (was: readonly string[], now: readonly string[]): Step[] => {
  const kept = keptPairs(was, now);
  const wasOf = new Map(kept.map(([i, j]) => [j, i]));
  const isKept = new Set(wasOf.values());
  const left = [...was.keys()].filter((i) => !isKept.has(i));
  const take = (isIt: (i: number) => boolean) => {
    const at = left.findIndex(isIt);
    return at < 0 ? undefined : left.splice(at, 1)[0];
  };
  const movedFrom = now.map((text, j) => (wasOf.has(j) ? undefined : take((i) => was[i] === text)));
  return now.map((_, j): Step => {
    const likeOld = movedFrom[j];
    if (likeOld !== undefined) return { now: j, likeOld };
    const [after = -1] = kept.findLast(([, at]) => at < j) ?? [];
    const [before = was.length] = kept.find(([, at]) => at > j) ?? [];
    const old = wasOf.get(j) ?? take((i) => i > after && i < before);
    return old === undefined ? { now: j, likeOld } : { now: j, was: old };
  });
};
