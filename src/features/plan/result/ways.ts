import { fill } from '#src/content/fill.ts';
import type { PlanData } from '../plan-data.ts';
import { auditIn, type DatedPhase, type Length, lastDayIn, type Path, weeksIn } from '../schedule/paths.ts';
import { readableMonth } from './readable.ts';

type Phases = readonly DatedPhase[];

/** A way to a certificate with its days, all `2027-03-22`. */
export type Way = {
  id: string;
  title: string;
  /** One or two plans of the same phases: that of the key figure, and beside it the other, unless it would have begun in the past. */
  plans: readonly { head: string; phases: Phases }[];
  /** What its days are of, with that day of each plan. */
  dates: readonly { label: string; days: readonly (string | undefined)[] }[];
  /** A day the way is measured by: that it is wanted, or that the certificate ends. */
  flag: { label: string; day: string } | undefined;
  notes: readonly string[];
  /** The plan that is to be kept to. */
  kept: Phases;
  /** Whether a certificate with yearly visits comes of it. */
  isCertified: boolean;
};

/** What comes of a path, by its name in the words. */
export const outcomes = {
  system: 'certificate',
  gmp: 'certificate',
  laboratory: 'accreditation',
  product: 'declaration',
} as const;

type Frame = {
  /** The day it is needed by. */
  wanted: string | undefined;
  /** The plan that is to be kept to. */
  kept: Length;
  nameOf: (page: string) => string;
};

/** Each path as it is drawn: the quick plan, which the key figure belongs to, and the careful one. */
export const newWays = (
  paths: readonly Path[],
  { wanted, kept, nameOf }: Frame,
  { words: { ways } }: Pick<PlanData, 'words'>,
) =>
  paths.map((path): Way => {
    const { track, pages, quick, careful } = path;
    const outcome = outcomes[track];
    const date = (label: string, dayOf: (phases: Phases) => string | undefined) => ({
      label,
      days: [dayOf(quick), dayOf(careful)],
    });
    const isMissed = wanted && lastDayIn(careful) > wanted && lastDayIn(quick) <= wanted;
    return {
      id: track,
      title: pages.map(nameOf).join(', '),
      plans: [
        { head: ways.quick, phases: quick },
        { head: ways.careful, phases: careful },
      ],
      dates: [
        date(ways.begin, ([first]) => first?.from),
        ...(auditIn(quick)
          ? [date(outcome === 'accreditation' ? ways.assessment : ways.audit, auditIn)]
          : []),
        date(ways[outcome], lastDayIn),
      ],
      flag: wanted ? { label: ways.wanted, day: wanted } : undefined,
      notes: [
        fill(ways.weeks, { n: weeksIn(quick), m: weeksIn(careful) }),
        ...(isMissed ? [fill(ways.missed, { month: readableMonth(wanted) })] : []),
      ],
      kept: path[kept],
      isCertified: outcome === 'certificate',
    };
  });
