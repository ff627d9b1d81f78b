import { fill } from '#src/content/fill.ts';
import { commaSeparated } from '#src/features/editions/downloads/table.ts';
import { told } from '../result/readable.ts';
import type { PlanResult } from '../result/result.ts';
import type { PlanWords } from '../words-schema.ts';

/** A message about a plan, in the words of its result, for the visitor to change and send. */
export const messageOf = (
  { who, title, keys, verdict, days, basis, pages }: PlanResult,
  { message }: PlanWords,
) =>
  told([
    message.hello,
    who && `${who}.`,
    fill(message.planned, { title }),
    ...basis.map((text) => `${text}.`),
    ...(keys.length > 0 ? keys.map((key) => fill(message.key, key)) : [verdict.text]),
    pages.length > 0 && fill(message.days, { days: days.short }),
    days.money,
    message.close,
  ])
    .join(' ')
    .slice(0, 1000)
    .toWellFormed();

/** A plan as a table for spreadsheets: a row for each step of each of its two plans. */
export const planTable = ({ ways }: PlanResult, { table, ways: words }: PlanWords) => {
  const rows = ways.flatMap(({ title, plans }) =>
    plans.flatMap(({ head, phases }) =>
      phases.map(({ label, by, from, until }) => [title, head, label, words[by], from, until]),
    ),
  );
  const { standard, plan, step, who, from, until } = table;
  return commaSeparated([[standard, plan, step, who, from, until], ...rows]);
};
