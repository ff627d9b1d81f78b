import { commaSeparated } from '#src/features/editions/downloads/table.ts';
import type { PlanResult } from '../result/result.ts';
import type { PlanWords } from '../words-schema.ts';

/** A plan as a table for spreadsheets: a row for each step of each of its two plans. */
export const planTable = ({ ways }: PlanResult, { table, ways: words }: PlanWords) => {
  const rows = ways.flatMap(({ title, heads, rows: list }) =>
    list
      .flatMap(({ steps }) => steps)
      .flatMap(({ label, by, main, other }) => [
        [title, heads.main, label, words[by], main.from, main.until],
        ...(other && heads.other ? [[title, heads.other, label, words[by], other.from, other.until]] : []),
      ]),
  );
  const { standard, plan, step, who, from, until } = table;
  return commaSeparated([[standard, plan, step, who, from, until], ...rows]);
};
