import { commaSeparated } from '#src/features/editions/downloads/table.ts';
import type { PlanData } from '../plan-data.ts';
import type { OpenPoint } from '../readiness/open-points.ts';
import type { Readiness } from '../readiness/schema.ts';

/** Open points as a table for spreadsheets: a heading and a row for each. */
export const pointsTable = (
  points: readonly OpenPoint[],
  { pages, words }: Pick<PlanData, 'pages' | 'words'>,
  { answers }: Pick<Readiness, 'answers'>,
) => {
  const { standard, clause, question, answer, evidence, gate, yes, no } = words.points;
  const codeOf = (id: string) => pages.find((page) => page.id === id)?.code ?? id;
  const rows = points.map((point) => [
    point.pages.map(codeOf).join('; '),
    point.clause,
    point.question,
    answers[point.answer],
    point.evidence,
    point.isGate ? yes : no,
  ]);
  return commaSeparated([[standard, clause, question, answer, evidence, gate], ...rows]);
};
