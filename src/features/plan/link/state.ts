import type { Plan } from './schema.ts';

/** A plan without an answer, at its first step. */
export const emptyPlan: Plan = {
  step: 'need',
  reasons: [],
  named: [],
  markets: [],
  held: [],
  answers: {},
};

/** Whether anything is answered: a step alone is no answer. */
export const isAnswered = ({ step: _, ...plan }: Plan) =>
  Object.values(plan).some((value) =>
    value instanceof Object ? Object.keys(value).length > 0 : value !== undefined,
  );
