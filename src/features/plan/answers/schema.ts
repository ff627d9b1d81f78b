import { z } from 'zod';
import { pageId } from '#src/content/schemas/reference.ts';
import { day, slug } from '#src/content/schemas/text.ts';
import {
  answers,
  complexities,
  doors,
  questions,
  risks,
  stages,
  wishes,
} from '#src/content/tool-vocabulary.ts';

const month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'must be a month such as 2028-03');

const heldEdition = z.strictObject({
  page: pageId,
  /** The year or version, as editionId gives it: `2015`. */
  edition: slug,
  /** The month whose last day the certificate is valid until. */
  until: month.optional(),
});

/**
 * Everything a visitor has answered; what is left out is not answered. It is all there is to a plan: each figure follows from
 * it and the day.
 */
export const plan = z.strictObject({
  door: z.enum(doors).optional(),
  sector: slug.optional(),
  reasons: z.array(slug),
  markets: z.array(slug),
  held: z.array(heldEdition),
  /** Pages that are named or chosen; left out, they follow from trade and reasons. */
  standards: z.array(pageId).optional(),
  people: z.int().min(1).max(99_999).optional(),
  /** Kind of work; left out, that of the trade, where it has a usual one. */
  work: slug.optional(),
  /** Left out, both are usual for the kind of work. */
  environment: z.enum(complexities).optional(),
  safety: z.enum(risks).optional(),
  sites: z.int().min(1).max(999).optional(),
  joint: z.boolean().optional(),
  stage: z.enum(stages).optional(),
  /** The day to plan from; left out, today. */
  start: day.optional(),
  /** What is needed by which day, or that no day is named. */
  wanted: z.union([z.strictObject({ kind: z.enum(wishes), day }), z.literal('open')]).optional(),
  /** Whether EU law asks for a notified body. */
  notified: z.boolean().optional(),
  /** Auditor days of a quotation for the first audit. */
  quoted: z.number().positive().max(500).optional(),
  /** Questions passed over. */
  skipped: z.array(z.enum(questions)),
  /** On readiness, by the id of the question; links of before hold them. */
  answers: z.record(z.string(), z.enum(answers)),
});

/** The schema is met by tests alone: what a link holds is read without it, so that it never reaches a browser. */
export type Plan = z.infer<typeof plan>;
export type HeldEdition = z.infer<typeof heldEdition>;
