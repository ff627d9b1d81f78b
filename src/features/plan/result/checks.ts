import { fill } from '#src/content/fill.ts';
import { editionState } from '#src/features/editions/edition-state.ts';
import { editionLine } from '#src/features/editions/in-words.ts';
import type { PlanData } from '../plan-data.ts';
import { editionAt } from '../schedule/changeover.ts';
import { auditIn } from '../schedule/paths.ts';
import type { Way } from './new-plan.ts';
import { plainName, told } from './readable.ts';

/** What the register says of the editions that the audits of a way are to, with each of its dates looked at. */
const editionChecks = ({ plans }: Way, page: string, data: PlanData, today: string) => {
  const { register, words, labels } = data;
  const row = register.find((candidate) => candidate.page === page);
  if (!row) return [];
  const audits = told(plans.map(({ phases }) => auditIn(phases)));
  const [first, second] = new Set(audits.map((day) => editionAt(row, day, today)));
  if (!first) return [];
  if (second) return [fill(words.checks.versions, { named: row.named, successor: row.successor ?? '' })];
  return editionState(row, today) === 'current' ? [] : [editionLine(row, today, labels)];
};

/** What is to be known beside a new plan. */
export const checksOf = (ways: readonly Way[], ids: readonly string[], data: PlanData, today: string) => {
  const { finder, words } = data;
  return [
    ...ways.flatMap((way) => way.pages.flatMap((page) => editionChecks(way, page, data, today))),
    ...finder.contains.flatMap(({ page, parts }) =>
      parts
        .filter((part) => ids.includes(page) && ids.includes(part))
        .map((part) =>
          fill(words.checks.contains, { whole: plainName(page, data), part: plainName(part, data) }),
        ),
    ),
  ];
};
