// The words that code reasons with. Without zod: the browser reads them too. Words that only data knows, such as
// sectors and kinds of work, stand in content/tools/.

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
export type Level = (typeof levels)[number];

/** How grave the environmental aspects are; what is special is judged case by case. */
export const complexities = ['high', 'medium', 'low', 'limited', 'special'] as const;
export type Complexity = (typeof complexities)[number];

/** How likely work is to injure. */
export const risks = ['high', 'medium', 'low'] as const;
export type Risk = (typeof risks)[number];

/** Where an organisation stands before it begins: little written, some procedures, another certificate, in use. */
export const stages = ['none', 'some', 'other', 'running'] as const;
export type Stage = (typeof stages)[number];

/** By people: few, some, many. */
export const sizes = ['small', 'medium', 'large'] as const;
export type Size = (typeof sizes)[number];

/** The ways to an outcome that have phases of their own. */
export const tracks = ['system', 'gmp', 'laboratory', 'product'] as const;
export type Track = (typeof tracks)[number];

/** Where a figure comes from: a published rule, what bodies usually do, or our own planning. */
export const bases = ['rule', 'practice', 'ours'] as const;

/** What is asked of a certificate: what it says, from its head to its foot, then what is looked up. */
export const certificatePoints = [
  'issuer',
  'site',
  'edition',
  'scope',
  'dates',
  'mark',
  'product',
  'listed',
  'arrangement',
  'confirmed',
  'register',
] as const;
export type CertificatePoint = (typeof certificatePoints)[number];

/** Who can have issued a certificate; the body alone counts. */
export const issuers = ['body', 'iso', 'firm', 'nobody'] as const;
export type Issuer = (typeof issuers)[number];

/** An answer about a certificate; `unknown` where nobody has looked. */
export const marks = ['yes', 'no', 'unknown'] as const;
export type Mark = (typeof marks)[number];
