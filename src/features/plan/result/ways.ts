import { fill } from '#src/content/fill.ts';
import type { PlanData } from '../plan-data.ts';
import { type Path, weeksOf } from '../schedule/paths.ts';
import type { Length } from '../schedule/place.ts';
import { auditDay, type DatedPhase, dated, endDay, hasAudit } from '../schedule/schedule.ts';
import { readableMonth } from './readable.ts';

type Span = { from: string; until: string };

/** A step in the plan that the key figure belongs to, and in the other. */
export type Step = { id: string; label: string; by: 'you' | 'body'; main: Span; other: Span | undefined };

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

const span = ({ from, until }: DatedPhase): Span => ({ from, until });

/** Two plans of the same phases as rows: phases that share a row stand together. */
export const rowsOf = (main: readonly DatedPhase[], other: readonly DatedPhase[] | undefined): Row[] => {
  const rows: { label: string; steps: Step[] }[] = [];
  for (const phase of main) {
    const { id, label, by, row } = phase;
    const same = other?.find((one) => one.id === id);
    const step: Step = { id, label, by, main: span(phase), other: same && span(same) };
    const last = rows.at(-1);
    if (last?.label === row) last.steps.push(step);
    else rows.push({ label: row, steps: [step] });
  }
  return rows;
};

const words = { laboratory: 'accreditation', product: 'declaration' } as const;

/** What comes of a path, by its name in the words: a certificate, an accreditation, a declaration. */
export const outcomeOf = ({ track }: Path) =>
  track === 'laboratory' || track === 'product' ? words[track] : ('certificate' as const);

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
    const outcome = outcomeOf(path);
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
          ? [
              {
                label: path.track === 'laboratory' ? ways.assessment : ways.audit,
                main: auditDay(path, 'quick', monday),
                other: auditDay(path, 'careful', monday),
              },
            ]
          : []),
        {
          label: ways[outcome],
          main: endDay(path, 'quick', monday),
          other: endDay(path, 'careful', monday),
        },
      ],
      flag: wanted ? { label: ways.wanted, day: wanted } : undefined,
      notes: [
        fill(ways.weeks, { n: weeksOf(path, 'quick'), m: weeksOf(path, 'careful') }),
        ...(isMissed && !isOver ? [fill(ways.missed, { month: readableMonth(wanted) })] : []),
      ],
      kept: kept === 'quick' ? 'main' : 'other',
      isCertified: path.track === 'system' || path.track === 'gmp',
    };
  });
