import { commaSeparated } from '#src/features/editions/downloads/table.ts';
import type { PlanResult } from '../result/result.ts';
import type { PlanWords } from '../words-schema.ts';

/** A plan as a table for spreadsheets: a row for each step of each of its two plans. */
export const planTable = ({ ways }: PlanResult, { table, ways: words }: PlanWords) => {
  const rows = ways.flatMap(({ title, plans }) =>
    (plans[0]?.phases ?? []).flatMap((_, step) =>
      plans.flatMap(({ head, phases }) =>
        phases
          .slice(step, step + 1)
          .map(({ label, by, from, until }) => [title, head, label, words[by], from, until]),
      ),
    ),
  );
  const { standard, plan, step, who, from, until } = table;
  return commaSeparated([[standard, plan, step, who, from, until], ...rows]);
};
