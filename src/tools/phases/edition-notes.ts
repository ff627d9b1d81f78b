import { readableDay } from '#src/content/days.ts';
import type { PlanData } from '#src/tools/data.ts';
import { editionLine } from '#src/tools/editions/edition-line.ts';
import { editionState } from '#src/tools/editions/state.ts';
import { fill } from '#src/tools/fill.ts';
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
  { register, finder, phases }: Pick<PlanData, 'register' | 'finder' | 'phases'>,
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
            line: editionLine(row, today, finder.editionLines),
          }),
        }));
    }),
  );
