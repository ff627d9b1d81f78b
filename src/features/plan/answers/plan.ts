import type { Stage } from '#src/content/stages.ts';
import { halfDays, wholeNumber } from '#src/islands/ask/numbers.ts';
import type { doors, Question } from '../vocabulary.ts';

export const yesOrNo = ['yes', 'no'] as const;

/** The most that a number can be; all begin above nought, days by halves. */
export const most = { people: 99_999, sites: 999, days: 500, rate: 9_999_999 };

/** What is typed rather than pressed, as a number; undefined where it cannot be used. */
export const numbers = {
  people: (typed: string) => wholeNumber(typed, most.people),
  sites: (typed: string) => wholeNumber(typed, most.sites),
  days: (typed: string) => halfDays(typed, most.days),
  rate: (typed: string) => wholeNumber(typed, most.rate),
};

type Typed = keyof typeof numbers;

/** Whether a question is answered by typing. */
export const isTyped = (question: Question): question is Typed => question in numbers;

type Given = {
  door: (typeof doors)[number];
  /** Pages that are named or chosen; left out, they follow from trade and reasons. */
  std: readonly string[];
  /** A page with the year or version of its edition: `iso-9001@2015`. */
  held: string;
  /** The month whose last day the certificate is valid until: `2028-03`. */
  end: string;
  trade: string;
  people: number;
  /** Left out, that of the trade, where it has a usual one. */
  work: string;
  sites: number;
  joint: (typeof yesOrNo)[number];
  stage: Stage;
  /** The day it is needed by, or that none is named: `2027-06-30`, `open`. */
  month: string;
  /** Whether EU law asks for a notified body. */
  notified: (typeof yesOrNo)[number];
  /** Auditor days of a quotation for the first audit. */
  days: number;
  /** Its rate for one of them, in whole rupees. */
  rate: number;
};

/**
 * Everything a visitor has answered, by its question; what is left out is not answered. It is all there is to a plan: each
 * figure follows from it and the day.
 */
export type Plan = { readonly [One in keyof Given]?: Given[One] | undefined } & {
  why: readonly string[];
  market: readonly string[];
  /** Questions passed over. */
  skipped: readonly Question[];
};

/** A plan without an answer. */
export const emptyPlan: Plan = { why: [], market: [], skipped: [] };

export type HeldEdition = { page: string; edition: string; until?: string | undefined };

/** The certificate that is held, in its parts. */
export const heldOf = ({ held, end: until }: Plan): HeldEdition | undefined => {
  const [page = '', edition = ''] = held?.split('@') ?? [];
  return held === undefined ? undefined : { page, edition, until };
};

/**
 * A plan as the readable part of a link behind its version: `door=buyer&std=iso-27001&sector=it&people=18`. What is not answered
 * is not in it.
 */
export const writePlan = ({ held, end, ...plan }: Plan) =>
  Object.entries({
    door: plan.door,
    std: plan.std,
    hold: held && end ? `${held}~${end}` : held,
    sector: plan.trade,
    why: plan.why,
    sell: plan.market,
    people: plan.people,
    work: plan.work,
    sites: plan.sites,
    joint: plan.joint,
    state: plan.stage,
    by: plan.month,
    notified: plan.notified,
    quoted: plan.days,
    rate: plan.rate,
    skip: plan.skipped,
  })
    .map(([key, value]) => [key, String(value ?? '')])
    .flatMap(([key, text]) => (text === '' ? [] : [`${key}=${text}`]))
    .join('&');
