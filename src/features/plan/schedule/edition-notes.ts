import { readableDay } from '#src/content/days.ts';
import { fill } from '#src/content/fill.ts';
import { editionLine } from '#src/features/editions/edition-line.ts';
import { editionState } from '#src/features/editions/edition-state.ts';
import type { PlanData } from '../plan-data.ts';
import type { Paths } from './paths.ts';
import { lengths } from './place.ts';
import { auditDay } from './schedule.ts';

/** An audit beside the last day of audits or new certificates to an edition. */
export type EditionNote = {
  page: string;
  /** Where the audit lies, seen from that day. */
  relation: 'before' | 'after';
  day: string;
  text: string;
};

/**
 * What the register's last days mean for the audits of a plan that begins on a Monday: each audit after such a day, and
 * before it where audits to the old version go on until then. The quick plan may lie before it, the careful one after.
 */
export const editionNotes = (
  { paths }: Paths,
  monday: string,
  today: string,
  { register, phases, labels }: Pick<PlanData, 'register' | 'phases' | 'labels'>,
): EditionNote[] =>
  paths.flatMap((path) =>
    path.pages.flatMap((page) => {
      const row = register.find((candidate) => candidate.page === page);
      const last = row?.lastNew?.day;
      if (!row || !last || last < today) return [];
      const hasBefore = editionState(row, today) === 'lastAudits';
      const relations = lengths.map((length) =>
        auditDay(path, length, monday) > last ? ('after' as const) : ('before' as const),
      );
      return [...new Set(relations)]
        .filter((relation) => relation === 'after' || hasBefore)
        .map((relation) => ({
          page,
          relation,
          day: last,
          text: fill(phases.verdicts.edition, {
            relation: phases.verdicts[relation],
            date: readableDay(last),
            line: editionLine(row, today, labels),
          }),
        }));
    }),
  );
