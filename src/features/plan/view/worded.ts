import { fill } from '#src/content/fill.ts';
import { grouped } from '#src/features/editions/days-left.ts';
import { givenTo } from '../answers/asks.ts';
import { choicesOf } from '../answers/choices.ts';
import type { Plan } from '../answers/plan.ts';
import type { PlanData } from '../plan-data.ts';
import { peopleText, readableMonth, readableWish } from '../result/readable.ts';
import type { Question } from '../vocabulary.ts';

/** An answer in the words of the visitor; undefined while there is none. */
export const worded = (plan: Plan, question: Question, data: PlanData, today: string) => {
  const { words, pages } = data;
  const { answers } = words;
  const given = givenTo(plan, question);
  const [n] = given;
  if (n === undefined) return undefined;
  switch (question) {
    case 'std':
      return pages.flatMap(({ id, code }) => (given.includes(id) ? [code] : [])).join(', ');
    case 'end':
      return readableMonth(n);
    case 'people':
      return peopleText(Number(n), words);
    case 'month':
      return n === 'open' ? answers.noMonth : readableWish(n);
    case 'days':
    case 'sites':
    case 'rate':
      return fill(answers[question], { n: grouped(Number(n)) });
    default:
      return choicesOf(question, data, today)
        .flatMap(({ id, label }) => (given.includes(id) ? [label] : []))
        .join(', ');
  }
};
