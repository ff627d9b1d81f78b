import type { Size, Stage } from '#src/content/tool-vocabulary.ts';
import type { Phases } from './schema.ts';

/** The two lengths of every plan. */
export const lengths = ['quick', 'careful'] as const;
export type Length = (typeof lengths)[number];

type Weeks = Omit<Phases, 'statements'>;

type PhaseRow = Phases['tracks']['system']['phases'][number];

/** A phase at its place, in whole weeks from the beginning of the plan. */
export type Placed = {
  id: string;
  label: string;
  /** The row it stands in. */
  row: string;
  by: 'you' | 'body';
  note: string | undefined;
  /** Weeks before it begins. */
  start: number;
  /** Weeks it lasts. */
  weeks: number;
};

/** What makes phases longer or shorter. */
export type Circumstances = {
  /** By people; unknown, a quick plan is that of few people and a careful one that of many. */
  size: Size | undefined;
  stage: Stage;
  /** The pages that are prepared together. */
  pages: readonly string[];
  /** Auditor days by the table, for stage 1 and stage 2: as few and as many as they may be. */
  tableDays: Readonly<Record<Length, number>>;
  /** EU law asks for a notified body. */
  notified: boolean;
};

const half = (weeks: number) => Math.ceil(weeks / 2);

export const endOf = ({ start, weeks }: Placed) => start + weeks;

/** The size of an organisation by its people. */
export const sizeOf = (people: number | undefined, { sizes }: Pick<Phases, 'sizes'>): Size | undefined =>
  people === undefined ? undefined : sizes.find(({ upTo }) => upTo === undefined || people <= upTo)?.id;

/** The weeks of a phase as the content gives them. */
export const weeksGiven = ({ weeks }: PhaseRow, length: Length, size: Size | undefined) => {
  const unknown = { quick: 'small', careful: 'large' } as const;
  const [quick, careful] = Array.isArray(weeks) ? weeks : weeks[size ?? unknown[length]];
  return length === 'quick' ? quick : careful;
};

/** Weeks of writing and training: in per cent by stage, by the page that takes longest, and more for each further page. */
const built = (weeks: number, { stage, pages }: Circumstances, { build }: Pick<Phases, 'build'>) => {
  const slowest = Math.max(
    100,
    ...build.pages.filter(({ page }) => pages.includes(page)).map(({ percent }) => percent),
  );
  const further = 100 + build.further * (pages.length - 1);
  return Math.ceil((weeks * build.stages[stage] * slowest * further) / 100 ** 3);
};

const lasting = (row: PhaseRow, length: Length, circumstances: Circumstances, phases: Weeks) => {
  const hurried = phases.shorter.filter(({ phase }) => phase === row.id).map(({ page }) => page);
  const isHurried = circumstances.pages.every((page) => hurried.includes(page));
  const given = isHurried
    ? (phases.shorter.find(({ phase }) => phase === row.id)?.weeks ?? row.weeks)
    : row.weeks;
  const weeks = weeksGiven({ ...row, weeks: given }, length, circumstances.size);
  if (row.id === 'build') return built(weeks, circumstances, phases);
  if (row.id === 'run' && circumstances.stage === 'running')
    return Math.ceil((weeks * phases.runIfRunning) / 100);
  if (row.id === 'stage-2' && circumstances.tableDays[length] > phases.longStage2.days)
    return Math.max(weeks, phases.longStage2.weeks);
  return weeks;
};

/** The phases one after the other; one that begins half-way through the phase before ends not before it. */
export const place = (
  rows: readonly PhaseRow[],
  length: Length,
  circumstances: Circumstances,
  phases: Weeks,
): Placed[] => {
  const placed: Placed[] = [];
  for (const row of rows) {
    if (row.onlyIf === 'notified' && !circumstances.notified) continue;
    const before = placed.at(-1);
    const free = before ? endOf(before) : 0;
    const weeks = lasting(row, length, circumstances, phases);
    const start = before && row.from === 'half' ? before.start + half(before.weeks) : free;
    const { id, label, by, note } = row;
    placed.push({ id, label, row: row.row, by, note, start, weeks: Math.max(start + weeks, free) - start });
  }
  return placed;
};
