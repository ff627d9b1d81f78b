/** What was measured of one thing: figures by name. */
export type Finding = { of: string; figures: Readonly<Record<string, number>> };

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Four digits: more is noise. */
const round = (value: number) => Number(value.toPrecision(4));

/** The median of each figure over several rounds, things in the order of the first. */
export const medians = (rounds: readonly (readonly Finding[])[]): Finding[] =>
  (rounds[0] ?? []).map(({ of, figures }) => {
    const all = rounds.flatMap((findings) => findings.filter((finding) => finding.of === of));
    const middle = (name: string) => round(median(all.map((finding) => finding.figures[name] ?? 0)));
    return { of, figures: Object.fromEntries(Object.keys(figures).map((name) => [name, middle(name)])) };
  });

/** A figure may be this much at most, on some pages another, or shall be at least that. */
type Goal = { most: number; at?: Readonly<Record<string, number>> } | { least: number };

/** The goals, by name of a figure. What has none is there to understand the others. */
const goals: Readonly<Record<string, Goal>> = {
  'first paint of the reference': { most: 1.15 },
  'largest paint of the reference': { most: 1.2, at: { '/': 1.3, '/about': 1.3 } },
  'blocked ms': { most: 50 },
  shift: { most: 0 },
  'page KB': { most: 58, at: { '/': 72, '/plan': 140 } },
  performance: { least: 100 },
  accessibility: { least: 100 },
  'best practices': { least: 100 },
  SEO: { least: 100 },
  'slow line ms': { most: 130 },
  'slow processor ms': { most: 190 },
  'press to paint ms': { most: 40 },
};

const missed = '✗';

/** Figures beside their goals, as `1.2 ≤ 1.3` or, where one is missed, `1.4 > 1.3 ✗`. The reference has none. */
export const judge = (of: string, figures: Finding['figures']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(figures).map(([name, value]) => {
      const goal = of === 'reference' ? undefined : goals[name];
      if (!goal) return [name, `${value}`];
      if ('least' in goal)
        return [name, value < goal.least ? `${value} < ${goal.least} ${missed}` : `${value} ≥ ${goal.least}`];
      const most = goal.at?.[of] ?? goal.most;
      return [name, value > most ? `${value} > ${most} ${missed}` : `${value} ≤ ${most}`];
    }),
  );

/** Whether one of them misses its goal. */
export const misses = (judged: Readonly<Record<string, string>>): boolean =>
  Object.values(judged).some((figure) => figure.endsWith(missed));
