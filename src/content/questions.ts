import type { Labels } from './schemas/labels.ts';
import type { Questions } from './schemas/services.ts';

/** What every service page answers: how long it takes, what it costs, and the questions of its own. */
export const questionsOf = (
  page: { duration: string; cost: string; questions: Questions },
  labels: Pick<Labels, 'questions'>,
): Questions => [
  { question: labels.questions.duration, answer: page.duration },
  { question: labels.questions.cost, answer: page.cost },
  ...page.questions,
];
