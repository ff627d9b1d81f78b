import { z } from 'zod';
import { pageId, pageList } from '#src/content/schemas/reference.ts';
import { day, label, slug, text } from '#src/content/schemas/text.ts';

const days = z.number().positive().max(100).multipleOf(0.5, 'must be whole or half days');

/** People in scope, both ends included. */
const span = { from: z.int().positive(), upTo: z.int().positive().max(100_000) };

type Band = { from: number; upTo?: number | undefined } & Readonly<Record<string, number | undefined>>;

/** Bands one after the other, of more and more people, none of whom take fewer days. */
const inOrder = (first?: number) => (rows: readonly Band[], context: z.RefinementCtx) => {
  rows.forEach(({ from, upTo, ...counts }, index) => {
    const before = rows[index - 1];
    const refuse = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [index, field], message });
    const expected = before?.upTo ? before.upTo + 1 : first;
    if (before && before.upTo === undefined)
      refuse('from', 'follows a band without an end: give the band before its upTo');
    else if (expected !== undefined && from !== expected)
      refuse('from', `leaves a gap or overlaps: the band before asks for ${expected}`);
    if (upTo !== undefined && upTo < from) refuse('upTo', 'is less than from: correct one');
    for (const [column, count = 0] of Object.entries(counts))
      if (count < (before?.[column] ?? 0))
        refuse(column, `(${count}) is less than in the band before: more people never take fewer days`);
  });
};

const band = z
  .strictObject({ ...span, quality: days, high: days, medium: days, low: days, limited: days })
  .refine(({ high, medium, low, limited }) => high >= medium && medium >= low && low >= limited, {
    path: ['high'],
    error: 'is not the most of its row: days fall from high over medium and low to limited',
  });

/** Of the days of the table: with more taken off, nothing would be left of them. */
const percent = z.int().positive().max(50);
const share = z
  .strictObject({ parts: z.int().positive(), of: z.int().positive().max(12) })
  .refine(({ parts, of }) => parts <= of, {
    path: ['parts'],
    error: 'is more than the whole: no later audit takes longer than the first',
  });

/** How likely work is to injure, or to go wrong. */
const risk = z.enum(['high', 'medium', 'low']);

/** A rule in words, with where it comes from and when that was looked at. */
export const statement = z.strictObject({
  text: text(260),
  /** A published rule, what bodies usually do, or our own planning. */
  basis: z.enum(['rule', 'practice', 'ours']),
  source: text(160),
  checkedOn: day,
});

const bandSource = z.strictObject({
  certainty: z.enum(['verified', 'reported', 'single']),
  source: text(260),
  checkedOn: day,
});

/** The days of a page by people alone, of another rule than the bands; the last of its own may have no end. */
const otherTable = z.strictObject({
  page: pageId,
  /** The trades it holds for; all, where none is named. */
  sectors: z.array(slug).min(1).optional(),
  reduction: z.int().min(0).max(50),
  ...bandSource.shape,
  bands: z
    .array(z.strictObject({ ...span, upTo: span.upTo.optional(), days }))
    .min(1)
    .superRefine(inOrder()),
});

/** content/tools/audit-time.yaml: how many auditor days a certification body begins from, and what we do not know. */
export const auditTime = z.strictObject({
  /** Auditor days for stage 1 and stage 2 by people: for ISO 9001, then by complexity or risk. */
  bands: z.array(band).min(1).superRefine(inOrder(1)),
  /** The pages that the bands serve, and by which column. */
  tables: z
    .array(z.strictObject({ page: pageId, scale: z.enum(['quality', 'environment', 'safety']) }))
    .min(1),
  /** Tables of other rules, as far as a source can be shown. */
  others: z.array(otherTable),
  /** In per cent of the table, and as parts of it. */
  rules: z.strictObject({
    reduction: percent,
    integration: percent,
    additions: percent,
    surveillance: share,
    recertification: share,
    /** Fewest days of a surveillance or a recertification. */
    minimum: days,
    /** Pages for which each of several sites is visited. */
    everySite: pageList,
  }),
  /** The rules in words, each with where it comes from. */
  statements: z.array(statement).min(1),
  /** Kinds of work with their usual categories. */
  works: z
    .array(
      z.strictObject({
        id: slug,
        label,
        quality: risk,
        /** A part of this work whose category for ISO 9001 is another. */
        except: text(60).optional(),
        /** How grave its environmental aspects are; what is special is judged case by case. */
        environment: z.enum(['high', 'medium', 'low', 'limited', 'special']),
        safety: risk,
      }),
    )
    .min(1),
  /** What the risk for ISO 9001 says; it changes no figure. */
  quality: z.strictObject({ high: text(120), low: text(120) }),
  /** Pages without a figure: the rule that sets their days, and what they grow with. */
  without: z.array(z.strictObject({ page: pageId, rule: label, drivers: text(120).optional() })).min(1),
  /** The same for a page that no table serves and that is not named there. */
  otherwise: z.strictObject({ rule: label, drivers: text(120) }),
  /** Where the columns of the bands come from. */
  sources: z.strictObject({ quality: bandSource, environment: bandSource, safety: bandSource }),
  checkedOn: day,
});

export type AuditTime = z.infer<typeof auditTime>;
