import type { Plan } from '../answers/schema.ts';
import { clauseIn, type Question, questionBlocks } from './questions.ts';
import type { Readiness } from './schema.ts';

/** A question answered with “Not yet” or “In part”. */
export type OpenPoint = {
  id: string;
  /** By the clauses of the first of them. */
  clause: string;
  question: string;
  isGate: boolean;
};

/** The numbers of a clause; Annex A comes after all others. */
const numbersOf = (clause: string) =>
  (clause.match(/^A|\d+/g) ?? []).map((part) => (part === 'A' ? 1000 : Number(part)));

/** 6.3 before 6.10 */
const byClause = (one: string, other: string) => {
  const [a, b] = [numbersOf(one), numbersOf(other)];
  const differing = a.findIndex((number, at) => number !== b[at]);
  return differing === -1 ? a.length - b.length : (a[differing] ?? 0) - (b[differing] ?? 0);
};

/** What is open among the answers for these standards, gates first, then by clause. */
export const openPoints = (
  pages: readonly string[],
  answers: Plan['answers'],
  readiness: Readiness,
): OpenPoint[] => {
  const pointOf = (question: Question, asking: readonly string[]): OpenPoint[] => {
    const answer = answers[question.id];
    if (answer !== '0' && answer !== '1') return [];
    const { id, gate = false } = question;
    const clause = clauseIn(question, asking[0] ?? '');
    return [{ id, clause, question: question.question, isGate: gate }];
  };
  return questionBlocks(pages, readiness)
    .flatMap((block) => block.questions.flatMap((question) => pointOf(question, block.pages)))
    .toSorted((a, b) => Number(b.isGate) - Number(a.isGate) || byClause(a.clause, b.clause));
};
