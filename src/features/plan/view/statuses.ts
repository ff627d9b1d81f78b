import { fill } from '#src/content/fill.ts';
import { columnIn, questionsOf } from '../readiness/questions.ts';
import type { IslandData } from './island-data.ts';
import type { Results } from './results.ts';

// What is read aloud once after an input, a sentence for each step.

/** `2 to start here, 1 not what it seems.` */
export const needStatus = ({ cards, hasNeed }: Results, { tools }: IslandData) => {
  const { status } = tools.words;
  const count = (level: string) => cards.filter((card) => card.level === level).length;
  if (cards.length === 0) return hasNeed ? tools.finder.nothing : '';
  return fill(status.need, {
    start: fill(status.start, { count: count('start') }),
    not: fill(status.not, { count: count('not') }),
  });
};

/** `10 to 21.5 auditor days. Possible, without slack.` */
export const takesStatus = ({ days, verdict }: Results, { tools }: IslandData) =>
  [
    ...(days.total ? [fill(tools.words.status.days, days.total.initial)] : []),
    ...(verdict ? [`${verdict.text.split('. ')[0]}.`] : []),
  ].join(' ');

/** `Clause 9: Building.`, of the clause that an answer counts in. */
export const readyStatus = (question: string, { pictures }: Results, { readiness, tools }: IslandData) => {
  for (const { page, columns } of pictures) {
    const asked = questionsOf(page, readiness).find(({ id }) => id === question);
    const column = asked && columns.find(({ clause }) => clause === columnIn(asked, page));
    if (column) return fill(tools.words.status.clause, { clause: column.clause, band: column.label });
  }
  return '';
};
