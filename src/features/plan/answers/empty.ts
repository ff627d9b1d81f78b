import type { Plan } from './schema.ts';

/** A plan without an answer. */
export const emptyPlan: Plan = { reasons: [], markets: [], held: [], skipped: [], answers: {} };
