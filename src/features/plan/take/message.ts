import { fill } from '#src/content/fill.ts';
import { told } from '../result/readable.ts';
import type { PlanResult } from '../result/result.ts';
import type { PlanWords } from '../words-schema.ts';

/** A message about a plan, in the words of its result, for the visitor to change and send. */
export const messageOf = (
  { who, title, key, verdict, days, basis, pages }: PlanResult,
  { message }: PlanWords,
) =>
  told([
    message.hello,
    who && `${who}.`,
    fill(message.planned, { title }),
    ...basis.map((text) => `${text}.`),
    key ? fill(message.key, key) : verdict?.text,
    pages.length > 0 && fill(message.days, { days: days.short }),
    days.money,
    message.close,
  ])
    .join(' ')
    .slice(0, 1000)
    .toWellFormed();
