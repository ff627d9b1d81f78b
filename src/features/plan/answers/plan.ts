import type { doors, Question, Stage } from '#src/content/tool-vocabulary.ts';

export type HeldEdition = {
  page: string;
  /** The year or version, as editionId gives it: `2015`. */
  edition: string;
  /** The month whose last day the certificate is valid until: `2028-03`. */
  until?: string | undefined;
};

/**
 * Everything a visitor has answered; what is left out is not answered. It is all there is to a plan: each figure follows from
 * it and the day.
 */
export type Plan = {
  door?: (typeof doors)[number] | undefined;
  sector?: string | undefined;
  reasons: readonly string[];
  markets: readonly string[];
  held?: HeldEdition | undefined;
  /** Pages that are named or chosen; left out, they follow from trade and reasons. */
  standards?: readonly string[] | undefined;
  /** From 1 to 99,999. */
  people?: number | undefined;
  /** Kind of work; left out, that of the trade, where it has a usual one. */
  work?: string | undefined;
  /** From 1 to 999. */
  sites?: number | undefined;
  joint?: boolean | undefined;
  stage?: Stage | undefined;
  /** The day it is needed by, or that none is named: `2027-06-30`, `open`. */
  wanted?: string | undefined;
  /** Whether EU law asks for a notified body. */
  notified?: boolean | undefined;
  /** Auditor days of a quotation for the first audit, in half days up to 500. */
  quoted?: number | undefined;
  /** Questions passed over. */
  skipped: readonly Question[];
};
