import { fill } from '#src/content/fill.ts';
import { editionLine } from '#src/features/editions/in-words.ts';
import type { Column, CompareData } from './from-content.ts';
import type { Question } from './schema.ts';

/** In words; auditor days in figures, too, of which the words say how sure they are. */
type Answer = { text: string; days?: Column['days'] };

/** Neighbours that answer the same share one cell. */
type Run = Answer & { first: Column; columns: Column[] };

/** A question, and what is answered to it. */
export type Row = CompareData['questions'][number] & { runs: Run[] };

/** `ISO 9001:2015` → `2015`, `FSSC 22000 Version 6` → `Version 6`; others whole. */
const mark = (named: string) => /(?<=:)\d{4}$|Version \d+$/.exec(named)?.[0] ?? named;

/** Which edition counts on a day; without a day, as it was when the register was checked. */
const editionOf = ({ id, answers }: Column, { register, editions }: CompareData, today?: string) => {
  const row = register.find(({ page }) => page === id);
  if (!row) return answers.edition;
  const { run, ...lines } = editions;
  const line = editionLine(row, today ?? row.checkedOn, { lines }, mark);
  return fill(line, { run: row.ends ? run[row.ends.certainty] : '' });
};

const isSame = (one: Answer, other: Answer) =>
  one.text === other.text && one.days?.low === other.days?.low && one.days?.high === other.days?.high;

/**
 * Standards question by question: the rows in which they differ, and those in which all say the same.
 * @param columns two to four, in the order they stand in
 * @param today the day on which the editions are looked at; left out, the day the register was checked
 */
export const rowsOf = (columns: readonly Column[], data: CompareData, today?: string) => {
  const answerOf = (id: Question, column: Column): Answer => {
    if (id === 'edition') return { text: editionOf(column, data, today) };
    return { text: column.answers[id], days: id === 'days' ? column.days : undefined };
  };
  const rows = data.questions.map((question): Row => {
    const runs: Run[] = [];
    for (const column of columns) {
      const answer = answerOf(question.id, column);
      const last = runs.at(-1);
      if (last && isSame(last, answer)) last.columns.push(column);
      else runs.push({ ...answer, first: column, columns: [column] });
    }
    return { ...question, runs };
  });
  return {
    differing: rows.filter(({ runs }) => runs.length > 1),
    same: rows.filter(({ runs }) => runs.length === 1),
  };
};
