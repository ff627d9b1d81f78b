import { readableDay } from '#src/content/days.ts';
import { fill } from '#src/content/fill.ts';
import { grouped } from '#src/features/editions/days-left.ts';
import { editionState } from '#src/features/editions/edition-state.ts';
import { type HoldableEdition, holdableEditions } from '#src/features/editions/holdable.ts';
import type { Choice } from '#src/islands/ask/choices.tsx';
import type { PlanData } from '../plan-data.ts';
import { peopleText, plainName, readableWish } from '../result/readable.ts';
import { isReplaced } from '../schedule/changeover.ts';
import { givenTo, type Plan, type Question, yesOrNo } from './plan.ts';

/** What is said of an edition beside its name: whether it still counts. */
const standing = ({ page, isSuccessor }: HoldableEdition, { register, words }: PlanData, today: string) => {
  const { current, old, replaced } = words.answers;
  const row = register.find((one) => one.page === page);
  if (!row || isSuccessor || !isReplaced(row, today)) return current;
  return editionState(row, today) === 'ended' ? old : fill(replaced, { successor: row.successor ?? '' });
};

/** What can be chosen in answer to a question; nothing where it is typed, a month that is known, or a standard on its board. */
export const choicesOf = (question: Question, data: PlanData, today: string): readonly Choice[] => {
  const { words, finder, auditTime, phases, register } = data;
  switch (question) {
    case 'held':
      return holdableEditions(register).map((edition) => ({
        id: `${edition.page}@${edition.id}`,
        label: edition.named,
        text: standing(edition, data, today),
      }));
    case 'trade':
      return finder.sectors.map(({ tile: label, ...sector }) => ({ ...sector, label }));
    case 'work':
      return auditTime.works;
    case 'why':
      return finder.reasons;
    case 'market':
      return finder.markets;
    case 'stage':
      return Object.entries(phases.stages).map(([id, stage]) => ({ id, ...stage }));
    case 'joint':
    case 'notified':
      return yesOrNo.map((id) => ({ id, label: words.answers[id] }));
    default:
      return [];
  }
};

/** An answer in the words of the visitor; undefined while there is none. */
export const worded = (plan: Plan, question: Question, data: PlanData, today: string) => {
  const { words } = data;
  const { answers } = words;
  const given = givenTo(plan, question);
  const [n] = given;
  if (n === undefined) return undefined;
  switch (question) {
    case 'std':
      return given.map((id) => plainName(id, data)).join(', ');
    case 'end':
      return readableDay(n);
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
