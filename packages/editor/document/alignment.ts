import { diffArrays } from 'diff';

/** Where an entry of a list was before: at its place, changed or not, or elsewhere; nowhere where it is new. */
type Origin = { was?: number | undefined; movedFrom?: number | undefined };

export const asText = (value: unknown) => JSON.stringify(value) ?? '';
export const isSame = (a: unknown, b: unknown) => asText(a) === asText(b);

/**
 * Where the entries of a list come from, one by one. Those that are the same are recognised, also where they have moved; of
 * the rest, those in the same gap are taken for each other in order.
 */
export const align = (before: readonly unknown[], after: readonly unknown[]): Origin[] => {
  const [was, now] = [before.map(asText), after.map(asText)];
  const kept = new Map<number, number>();
  const gone: { index: number; gap: number }[] = [];
  const gapOf = new Map<number, number>();
  let [i, j] = [0, 0];
  for (const { added, removed, count } of diffArrays(was, now))
    for (let left = count; left > 0; left--) {
      // Each entry that stays ends a gap.
      if (added) gapOf.set(j++, kept.size);
      else if (removed) gone.push({ index: i++, gap: kept.size });
      else kept.set(j++, i++);
    }
  const take = (isIt: (entry: (typeof gone)[number]) => boolean) => {
    const at = gone.findIndex(isIt);
    return at < 0 ? undefined : gone.splice(at, 1)[0]?.index;
  };
  const movedFrom = now.map((text, at) =>
    kept.has(at) ? undefined : take(({ index }) => was[index] === text),
  );
  return movedFrom.map((from, at) =>
    from === undefined
      ? { was: kept.get(at) ?? take(({ gap }) => gap === gapOf.get(at)) }
      : { movedFrom: from },
  );
};
