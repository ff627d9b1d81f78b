import { z } from 'zod';
import { pageId } from '#src/content/schemas/reference.ts';
import { template } from '#src/content/schemas/template.ts';
import { day, label, slug, text } from '#src/content/schemas/text.ts';
import { bases, complexities, risks } from '#src/content/tool-vocabulary.ts';

const days = z.number().positive().max(100).multipleOf(0.5, 'must be whole or half days');

const columns = ['quality', 'high', 'medium', 'low', 'limited'] as const;

const band = z
  .strictObject({
    /** People in scope, both ends included. */
    from: z.int().positive(),
    upTo: z.int().positive().max(100_000),
    quality: days,
    high: days,
    medium: days,
    low: days,
    limited: days,
  })
  .refine(({ from, upTo }) => from <= upTo, { path: ['upTo'], error: 'is less than from: correct one' })
  .refine(({ high, medium, low, limited }) => high >= medium && medium >= low && low >= limited, {
    path: ['high'],
    error: 'is not the most of its row: days fall from high over medium and low to limited',
  });

const bandsInOrder = z
  .array(band)
  .min(1)
  .superRefine((rows, context) => {
    rows.forEach((row, index) => {
      const expected = (rows[index - 1]?.upTo ?? 0) + 1;
      if (row.from !== expected)
        context.addIssue({
          code: 'custom',
          path: [index, 'from'],
          message: `leaves a gap or overlaps: the band before asks for ${expected}`,
        });
      for (const column of columns)
        if (row[column] < (rows[index - 1]?.[column] ?? 0))
          context.addIssue({
            code: 'custom',
            path: [index, column],
            message: `(${row[column]}) is less than in the band before: more people never take fewer days`,
          });
    });
  });

/** Of the days of the table: with more taken off, nothing would be left of them. */
const percent = z.int().positive().max(50);
const share = z
  .strictObject({ parts: z.int().positive(), of: z.int().positive().max(12) })
  .refine(({ parts, of }) => parts <= of, {
    path: ['parts'],
    error: 'is more than the whole: no later audit takes longer than the first',
  });
const statement = z.strictObject({ text: text(260), basis: z.enum(bases) });

/** content/tools/audit-time.yaml: how many auditor days a certification body begins from, and what we do not know. */
export const auditTime = z.strictObject({
  inputs: z.strictObject({
    standards: label,
    people: label,
    countPeople: label,
    fullTime: label,
    partTime: label,
    contractors: label,
    work: label,
    /** The first line of a list in which nothing is chosen. */
    choose: label,
    environment: label,
    safety: label,
    usual: text(120),
    sites: label,
    joint: label,
    yes: label,
    no: label,
    rate: label,
    currency: label,
  }),
  /** Auditor days for stage 1 and stage 2 by people: for ISO 9001, then by complexity or risk. */
  bands: bandsInOrder,
  /** The pages that the bands serve, and by which column. */
  tables: z
    .array(z.strictObject({ page: pageId, scale: z.enum(['quality', 'environment', 'safety']) }))
    .min(1),
  /** In per cent of the table, and as parts of it. */
  rules: z.strictObject({
    reduction: percent,
    integration: percent,
    additions: percent,
    surveillance: share,
    recertification: share,
    /** Fewest days of a surveillance or a recertification. */
    minimum: days,
  }),
  /** The rules in words, each with where it comes from. */
  statements: z.array(statement).min(1),
  /** Kinds of work with their usual categories. */
  works: z
    .array(
      z.strictObject({
        id: slug,
        label,
        quality: z.enum(risks),
        /** A part of this work whose category for ISO 9001 is another. */
        except: text(60).optional(),
        environment: z.enum(complexities),
        safety: z.enum(risks),
      }),
    )
    .min(1),
  complexities: z.strictObject({ high: label, medium: label, low: label, limited: label, special: label }),
  risks: z.strictObject({ high: label, medium: label, low: label }),
  /** What the risk for ISO 9001 says; it changes no figure. */
  quality: z.strictObject({ high: text(120), low: text(120) }),
  /** Pages without a figure: the rule that sets their days, and what they grow with. */
  without: z.array(z.strictObject({ page: pageId, rule: label, drivers: text(120).optional() })).min(1),
  /** The same for a page that no table serves and that is not named there. */
  otherwise: z.strictObject({ rule: label, drivers: text(120) }),
  texts: z.strictObject({
    days: template(['low', 'high', 'table']),
    range: template(['low', 'high']),
    years: template(['a', 'b', 'c', 'd']),
    ask: template(['low']),
    nextBand: template(['n', 'next']),
    sites: template(['n', 'initial', 'yearly', 'recertification']),
    beyond: text(120),
    special: text(120),
    rate: template(['low', 'high', 'x', 'y']),
    noFigure: template(['rule', 'drivers']),
    nothingToAudit: template(['rule']),
  }),
  columns: z.strictObject({
    people: label,
    quality: label,
    high: label,
    medium: label,
    low: label,
    limited: label,
  }),
  sources: z.array(
    z.strictObject({ table: label, certainty: z.enum(['verified', 'reported']), text: text(260) }),
  ),
  checkedOn: day,
});

export type AuditTime = z.infer<typeof auditTime>;
