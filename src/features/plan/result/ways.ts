import { fill } from '#src/content/fill.ts';
import type { PlanData } from '../plan-data.ts';
import { type Path, weeksOf } from '../schedule/paths.ts';
import type { Length, PhaseRow } from '../schedule/place.ts';
import { auditDay, type DatedPhase, dated, endDay, hasAudit } from '../schedule/schedule.ts';
import { readableMonth } from './readable.ts';

/** Days of a stretch, the last of them included. */
export type Span = { from: string; until: string };

/** A step in the plan that the key figure belongs to, and in the other. */
export type Step = Pick<PhaseRow, 'id' | 'label' | 'by'> & { main: Span; other: Span | undefined };

/** Steps that stand in one row of a drawing. */
export type Row = { label: string; steps: readonly Step[] };

/** A way to a certificate with its days, all `2027-03-22`. */
export type Way = {
  id: string;
  title: string;
  /** What the two plans are called; the other is left out where it would have begun in the past. */
  heads: { main: string; other: string | undefined };
  rows: readonly Row[];
  dates: readonly { label: string; main: string; other: string | undefined }[];
  /** A day the way is measured by: that it is wanted, or that the certificate ends. */
  flag: { label: string; day: string } | undefined;
  notes: readonly string[];
  /** Which of the two is to be kept to. */
  kept: 'main' | 'other';
  /** Whether a certificate with yearly visits comes of it. */
  isCertified: boolean;
};

/** Two plans of the same phases as rows: phases that share a row stand together. */
export const rowsOf = (main: readonly DatedPhase[], other: readonly DatedPhase[] | undefined): Row[] => {
  const rows: { label: string; steps: Step[] }[] = [];
  for (const phase of main) {
    const { id, label, by, row } = phase;
    const step = { id, label, by, main: phase, other: other?.find((one) => one.id === id) };
    const last = rows.at(-1);
    if (last?.label === row) last.steps.push(step);
    else rows.push({ label: row, steps: [step] });
  }
  return rows;
};

/** What comes of a path, by its name in the words. */
export const outcomes = {
  system: 'certificate',
  gmp: 'certificate',
  laboratory: 'accreditation',
  product: 'declaration',
} as const;

type Frame = {
  monday: string;
  /** The day it is needed by. */
  wanted: string | undefined;
  /** The plan that is to be kept to. */
  kept: Length;
  nameOf: (page: string) => string;
};

/** Each path as it is drawn: the quick plan, which the key figure belongs to, and the careful one. */
export const newWays = (
  paths: readonly Path[],
  { monday, wanted, kept, nameOf }: Frame,
  { words: { ways } }: Pick<PlanData, 'words'>,
): Way[] =>
  paths.map((path) => {
    const outcome = outcomes[path.track];
    const both = (label: string, dayOf: (path: Path, length: Length, monday: string) => string) => ({
      label,
      main: dayOf(path, 'quick', monday),
      other: dayOf(path, 'careful', monday),
    });
    const isMissed = wanted && endDay(path, 'careful', monday) > wanted;
    const isOver = wanted && endDay(path, 'quick', monday) > wanted;
    return {
      id: path.track,
      title: path.pages.map(nameOf).join(', '),
      heads: { main: ways.quick, other: ways.careful },
      rows: rowsOf(dated(path.quick, monday), dated(path.careful, monday)),
      dates: [
        { label: ways.begin, main: monday, other: monday },
        ...(hasAudit(path)
          ? [both(outcome === 'accreditation' ? ways.assessment : ways.audit, auditDay)]
          : []),
        both(ways[outcome], endDay),
      ],
      flag: wanted ? { label: ways.wanted, day: wanted } : undefined,
      notes: [
        fill(ways.weeks, { n: weeksOf(path, 'quick'), m: weeksOf(path, 'careful') }),
        ...(isMissed && !isOver ? [fill(ways.missed, { month: readableMonth(wanted) })] : []),
      ],
      kept: kept === 'quick' ? 'main' : 'other',
      isCertified: outcome === 'certificate',
    };
  });
