import { editionWords } from './edition-words.ts';
import type { Column, CompareData, Days } from './from-content.ts';
import type { Question } from './schema.ts';

/** Neighbours that answer the same share one cell. */
export type Run = { answer: Days; columns: readonly Column[] };
export type Row = { id: Question; question: string; runs: readonly Run[] };

/** Which edition counts on a day; without a day, as it was when the register was checked. */
const editionOf = ({ id, edition }: Column, { register, words }: CompareData, today: string | undefined) => {
  const row = register.find(({ page }) => page === id);
  return row ? editionWords(row, today ?? row.checkedOn, words.editions) : edition;
};

const isSame = (one: Days, other: Days) =>
  one.text === other.text && one.low === other.low && one.high === other.high;

/**
 * Standards question by question: the rows in which they differ, and those in which all say the same.
 * @param columns two to four, in the order they stand in
 * @param today the day on which the editions are looked at; left out, the day the register was checked
 */
export const rowsOf = (columns: readonly Column[], data: CompareData, today?: string) => {
  const answerOf = (id: Question, column: Column): Days => {
    if (id === 'days') return column.days;
    return { text: id === 'edition' ? editionOf(column, data, today) : column.answers[id] };
  };
  const rows = data.questions.map(({ id, question }): Row => {
    const runs: { answer: Days; columns: Column[] }[] = [];
    for (const column of columns) {
      const answer = answerOf(id, column);
      const last = runs.at(-1);
      if (last && isSame(last.answer, answer)) last.columns.push(column);
      else runs.push({ answer, columns: [column] });
    }
    return { id, question, runs };
  });
  return {
    differing: rows.filter(({ runs }) => runs.length > 1),
    same: rows.filter(({ runs }) => runs.length === 1),
  };
};
