import { dayAfter } from '#src/content/days.ts';
import { fill } from '#src/content/fill.ts';
import { editionState } from '#src/features/editions/edition-state.ts';
import { editionLine } from '#src/features/editions/in-words.ts';
import type { PlanData } from '../plan-data.ts';
import { editionAt } from '../schedule/changeover.ts';
import { auditIn, type Path } from '../schedule/paths.ts';
import { plainName, told } from './readable.ts';

/** The weeks in which few bodies audit, by days that fall in them, without their year. */
const holidays = [
  { days: ['04-13', '04-14'], name: 'newYear' },
  { days: ['12-25', '12-26', '12-27', '12-28', '12-29', '12-30', '12-31'], name: 'christmas' },
] as const;

/** Which of these weeks audits fall in, each once. */
export const holidaysIn = (mondays: readonly string[], { checks }: PlanData['words']): string[] => {
  const days = mondays.flatMap((monday) => [0, 1, 2, 3, 4].map((count) => dayAfter(monday, count).slice(5)));
  return holidays
    .filter((holiday) => holiday.days.some((day) => days.includes(day)))
    .map(({ name }) => fill(checks.holiday, { name: checks[name] }));
};

/** What the register says of the editions that the audits of a plan are to, with each of its dates looked at. */
const editionChecks = (path: Path, page: string, { register, words, labels }: PlanData, today: string) => {
  const row = register.find((candidate) => candidate.page === page);
  const audits = told([auditIn(path.quick), auditIn(path.careful)]);
  if (!row || audits.length === 0) return [];
  const [quick = '', careful = ''] = audits.map((day) => editionAt(row, day, today));
  if (quick !== careful) return [fill(words.checks.versions, { quick, careful })];
  return editionState(row, today) === 'current' ? [] : [editionLine(row, today, labels)];
};

/** What is to be known beside a new plan. */
export const checksOf = (
  paths: readonly Path[],
  ids: readonly string[],
  data: PlanData,
  today: string,
): string[] => {
  const { finder, words } = data;
  return [
    ...paths.flatMap((path) => path.pages.flatMap((page) => editionChecks(path, page, data, today))),
    ...finder.contains.flatMap(({ page, parts }) =>
      parts
        .filter((part) => ids.includes(page) && ids.includes(part))
        .map((part) =>
          fill(words.checks.contains, { whole: plainName(page, data), part: plainName(part, data) }),
        ),
    ),
    ...holidaysIn(told(paths.map(({ quick }) => auditIn(quick))), words),
  ];
};
