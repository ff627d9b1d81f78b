import { z } from 'zod';
import { pageId } from '#src/content/schemas/reference.ts';
import { day, slug } from '#src/content/schemas/text.ts';
import { answers, complexities, risks, stages, steps, wishes } from '#src/content/tool-vocabulary.ts';

const month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'must be a month such as 2028-03');

const heldEdition = z.strictObject({
  page: pageId,
  /** The year or version, as editionId gives it: `2015`. */
  edition: slug,
  /** The month whose last day the certificate is valid until. */
  until: month.optional(),
});

/**
 * Everything a visitor has answered on the page of the plan, the one state of its four steps; what is left out is not
 * answered, or follows from an earlier step. The day rate and the message are never part of it.
 */
export const plan = z.strictObject({
  step: z.enum(steps),
  sector: slug.optional(),
  reasons: z.array(slug),
  /** Pages that the buyer names. */
  named: z.array(pageId),
  markets: z.array(slug),
  held: z.array(heldEdition),
  /** Pages chosen in step 2; left out, they follow from step 1. */
  standards: z.array(pageId).optional(),
  people: z.int().min(1).max(99_999).optional(),
  /** Kind of work. */
  work: slug.optional(),
  /** Left out, both are usual for the kind of work. */
  environment: z.enum(complexities).optional(),
  safety: z.enum(risks).optional(),
  sites: z.int().min(1).max(999).optional(),
  joint: z.boolean().optional(),
  stage: z.enum(stages).optional(),
  /** The day to plan from; left out, today. */
  start: day.optional(),
  /** What is needed by which day. */
  wanted: z.strictObject({ kind: z.enum(wishes), day }).optional(),
  /** Whether EU law asks for a notified body. */
  notified: z.boolean().optional(),
  /** By the id of the question. */
  answers: z.record(z.string(), z.enum(answers)),
});

/** The schema is met by tests alone: what a link holds is read without it, so that it never reaches a browser. */
export type Plan = z.infer<typeof plan>;
export type HeldEdition = z.infer<typeof heldEdition>;
