// Without zod: the browser reads these words too. Those that only data knows, such as sectors, stand in content/tools/.

/** Why a visitor comes to the plan. */
export const doors = ['buyer', 'which', 'hold', 'quote'] as const;

/** What the plan asks, one at a time. */
export const questions = [
  'std',
  'held',
  'end',
  'trade',
  'why',
  'market',
  'work',
  'people',
  'stage',
  'month',
  'days',
  'rate',
  'sites',
  'joint',
  'notified',
] as const;
export type Question = (typeof questions)[number];

/** How a rule of the finder speaks of a page, the strongest first. */
export const levels = ['start', 'look', 'not'] as const;

/** By people: few, some, many. */
export const sizes = ['small', 'medium', 'large'] as const;
export type Size = (typeof sizes)[number];

/** The ways to an outcome that have phases of their own. */
export const tracks = ['system', 'gmp', 'laboratory', 'product'] as const;
export type Track = (typeof tracks)[number];
