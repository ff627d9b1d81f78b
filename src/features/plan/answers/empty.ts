import type { Plan } from './plan.ts';

/** A plan without an answer. */
export const emptyPlan: Plan = { reasons: [], markets: [], skipped: [] };
