import { type Finding, reference } from './bench.ts';

/** A figure may be this much at most, or shall be at least that; another limit for some of what it is measured of. */
type Goal = { most: number; but?: Readonly<Record<string, number>> } | { least: number };

/** The goals, by name of a figure. What has none is there to understand the others. */
const goals: Readonly<Record<string, Goal>> = {
  'of the reference': { most: 1.3, but: { '/': 1.35 } },
  'blocked ms': { most: 50 },
  shift: { most: 0 },
  performance: { least: 100 },
  accessibility: { least: 100 },
  'best practices': { least: 100 },
  SEO: { least: 100 },
  'script before load KB': { most: 8 },
  'stylesheet KB': { most: 17 },
  'page KB': { most: 70, but: { '/': 80 } },
  refused: { most: 0 },
  'visit KB': { most: 130 },
  'slow line ms': { most: 150 },
  'slow processor ms': { most: 280 },
  'press to paint ms': { most: 48 },
};

const missed = '✗';

/** A figure beside its goal, as `1.2 ≤ 1.3` or, where it is missed, `1.4 > 1.3 ✗`. The reference has none. */
const besideGoal = (of: string, name: string, value: number): string => {
  const goal = goals[name];
  if (!goal || of.startsWith(reference)) return `${value}`;
  if ('least' in goal)
    return value < goal.least ? `${value} < ${goal.least} ${missed}` : `${value} ≥ ${goal.least}`;
  const most = goal.but?.[of] ?? goal.most;
  return value > most ? `${value} > ${most} ${missed}` : `${value} ≤ ${most}`;
};

/** The rows of a table: each figure beside its goal. */
export const judge = (findings: readonly Finding[]): Record<string, string>[] =>
  findings.map(({ of, figures }) => ({
    of,
    ...Object.fromEntries(
      Object.entries(figures).map(([name, value]) => [name, besideGoal(of, name, value)]),
    ),
  }));

/** Whether a row has a figure that misses its goal. */
export const misses = (row: Readonly<Record<string, string>>): boolean =>
  Object.values(row).some((figure) => figure.endsWith(missed));
