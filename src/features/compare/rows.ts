import { fill } from '#src/content/fill.ts';
import { editionLine } from '#src/features/editions/in-words.ts';
import type { Column } from './answer.ts';
import type { CompareData } from './from-content.ts';

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

/**
 * Standards question by question: the rows in which they differ, and those in which all say the same.
 * @param columns two to four, in the order they stand in
 * @param today the day on which the editions are looked at; left out, the day the register was checked
 */
export const rowsOf = (columns: readonly Column[], data: CompareData, today?: string) => {
  const rows = data.questions.map((question) => ({
    ...question,
    /** In words; auditor days in figures, too, `4 to 8`, of which the words say how sure they are. */
    answers: columns.map((column) => ({
      column,
      text: question.id === 'edition' ? editionOf(column, data, today) : column.answers[question.id],
      days: question.id === 'days' && column.days ? fill(data.days.range, column.days) : undefined,
    })),
  }));
  const isSame = ({ answers }: (typeof rows)[number]) =>
    new Set(answers.map(({ text, days }) => `${text} ${days}`)).size === 1;
  return { differing: rows.filter((row) => !isSame(row)), same: rows.filter(isSame) };
};

/** A question, and what each column answers to it. */
export type Row = ReturnType<typeof rowsOf>['same'][number];
