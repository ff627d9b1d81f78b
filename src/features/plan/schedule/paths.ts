import { dayAfter, mondayFrom, weeksAfter } from '#src/content/days.ts';
import { daysBetween } from '#src/features/editions/days-left.ts';
import type { Plan } from '../answers/plan.ts';
import type { PlanData } from '../plan-data.ts';

/** The ways to an outcome that have phases of their own. */
export const tracks = ['system', 'gmp', 'laboratory', 'product'] as const;

/** By people: few, some, many. */
export const sizes = ['small', 'medium', 'large'] as const;
type Size = (typeof sizes)[number];

/** The two lengths of every plan. */
export const lengths = ['quick', 'careful'] as const;
export type Length = (typeof lengths)[number];

type Weeks = PlanData['phases'];
export type PhaseRow = Weeks['changeover'][number];

/** A phase with its days, from a Monday to a Friday. */
export type DatedPhase = Pick<PhaseRow, 'id' | 'label' | 'row' | 'by'> & { from: string; until: string };

/** What makes phases longer or shorter. */
type Circumstances = {
  plan: Plan;
  /** The pages that are prepared together. */
  pages: readonly string[];
  /** Auditor days by the table, for stage 1 and stage 2: as few and as many as they may be. */
  tableDays: Readonly<Record<Length, number>>;
};

/** The weeks of a phase as the content gives them: of unknown size, those of few people in a quick plan, of many in a careful one. */
export const weeksGiven = ({ weeks }: Pick<PhaseRow, 'weeks'>, length: Length, size?: Size) => {
  const ofSize = size ?? (length === 'quick' ? 'small' : 'large');
  const [quick, careful] = Array.isArray(weeks) ? weeks : weeks[ofSize];
  return length === 'quick' ? quick : careful;
};

const lasting = (row: PhaseRow, length: Length, { plan, pages, tableDays }: Circumstances, phases: Weeks) => {
  const { build } = phases;
  const others = phases.otherWeeks.filter(
    ({ phase, sector = plan.trade }) => phase === row.id && sector === plan.trade,
  );
  const isOther = pages.every((id) => others.some(({ page }) => page === id));
  const { people } = plan;
  const size = people && sizes.find((one) => one === 'large' || people <= phases.sizes[one]);
  const weeks = weeksGiven((isOther && others[0]) || row, length, size || undefined);
  // Writing and training go by stage, by the page that takes longest, and take more for each further page.
  if (row.id === 'build') {
    const slowest = build.pages.flatMap(({ page, percent }) => (pages.includes(page) ? percent : []));
    const further = 100 + build.further * (pages.length - 1);
    const share = build.stages[plan.stage ?? 'none'] * Math.max(100, ...slowest) * further;
    return Math.ceil((weeks * share) / 100 ** 3);
  }
  if (row.id === 'run' && plan.stage === 'running') return Math.ceil((weeks * phases.runIfRunning) / 100);
  if (row.id === 'stage-2' && tableDays[length] > phases.longStage2.days)
    return Math.max(weeks, phases.longStage2.weeks);
  return weeks;
};

/** The phases from a Monday on, one after the other; one that begins half-way through the phase before ends not before it. */
export const inOrder = (rows: readonly PhaseRow[], monday: string, weeksOf: (row: PhaseRow) => number) => {
  const placed: DatedPhase[] = [];
  for (const row of rows) {
    const before = placed.at(-1);
    const free = before ? mondayFrom(before.until) : monday;
    const from =
      before && row.from === 'half' ? weeksAfter(before.from, Math.ceil(weeksIn([before]) / 2)) : free;
    const over = weeksAfter(from, weeksOf(row));
    const [, end = over] = [over, free].toSorted();
    placed.push({ ...row, from, until: dayAfter(end, -3) });
  }
  return placed;
};

/** Phases as the content gives them, from any Monday on: their order and their weeks show. */
export const outlineOf = (rows: readonly PhaseRow[], length: Length, size?: Size) =>
  inOrder(rows, '2026-01-05', (row) => weeksGiven(row, length, size));

/** Whether a phase is the main audit; a way has none where no outside body audits, as for CE marking. */
export const isAudit = ({ id }: DatedPhase) => id === 'stage-2' || id === 'audit';

/** The Monday of their audit. */
export const auditIn = (phases: readonly DatedPhase[]) => phases.find(isAudit)?.from;

/** The last day of them all: that of a new plan is the day its certificate is there. */
export const lastDayIn = (phases: readonly DatedPhase[]) => phases.at(-1)?.until ?? '';

/** The last of some days. */
export const latestOf = (days: readonly string[]) => days.toSorted().at(-1) ?? '';

/** Weeks from the first of them to the last. */
export const weeksIn = (phases: readonly DatedPhase[]) =>
  (daysBetween(phases[0]?.from ?? '', lastDayIn(phases)) + 3) / 7;

const trackOf = (page: string, { tracks: named }: Weeks) =>
  tracks.find((track) => track !== 'system' && named[track].pages.some((entry) => entry.page === page)) ??
  'system';

/**
 * The paths of the chosen pages from a Monday on, each with both lengths; apart, the pages whose time somebody else sets, or that
 * have none, with what is to be said of it.
 */
export const pathsOf = (circumstances: Circumstances, phases: Weeks, monday: string) => {
  const { plan, pages: all } = circumstances;
  const without = all.flatMap((page) => {
    const row = phases.without.find((one) => one.page === page && (one.sector ?? plan.trade) === plan.trade);
    return row ? [{ page, text: row.text }] : [];
  });
  const left = all.filter((page) => !without.some((entry) => entry.page === page));
  const paths = tracks.flatMap((track) => {
    const pages = left.filter((page) => trackOf(page, phases) === track);
    if (pages.length === 0) return [];
    const rows = phases.tracks[track].phases.filter(({ onlyIf }) => !onlyIf || plan[onlyIf] === 'yes');
    // The tables of audit days serve this track alone.
    const tableDays = track === 'system' ? circumstances.tableDays : { quick: 0, careful: 0 };
    const dated = (length: Length) =>
      inOrder(rows, monday, (row) => lasting(row, length, { plan, pages, tableDays }, phases));
    return [{ track, pages, quick: dated('quick'), careful: dated('careful') }];
  });
  return { paths, without };
};

/** A way to one or more outcomes that are prepared together. */
export type Path = ReturnType<typeof pathsOf>['paths'][number];

/** Weeks until the last of some paths that begin together is at its end. */
export const longest = (paths: readonly Path[], length: Length) =>
  Math.max(0, ...paths.map((path) => weeksIn(path[length])));
