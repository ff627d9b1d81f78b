import { z } from 'zod';
import { labels, texts } from '#src/content/schemas/fields.ts';
import { page, sectionHeadOnly } from '#src/content/schemas/page.ts';
import { pageId, pageList } from '#src/content/schemas/reference.ts';
import { label, labelWith, slug, template, text } from '#src/content/schemas/text.ts';

const clause = z.string().regex(/^\d[\d., ]*$/, 'must be numbers of clauses, such as 7.5.6, 4.1');
/** Five lines of a column on a phone. */
const cell = text(100);

/** The questions that a standard, scheme or mark answers in its own words. */
const own = ['outcome', 'who', 'heart', 'first', 'lanka', 'check', 'frame', 'lasts'] as const;
const questions = [...own, 'days', 'preparation', 'edition', 'product'] as const;

const answer = z.strictObject({ headline: label, lead: text(240), more: z.array(text(240)).optional() });

/** How far one process can serve several standards. */
const extent = z.enum(['whole', 'partly', 'hardly']);

/** What a standard, scheme or mark answers to the questions. */
const standing = z.strictObject({
  subject: label,
  ...texts(100, ...own),
  /** Beside the figure of audit-time.yaml: how sure it is, or who sets the days. */
  days: cell,
  /** Where a product is spoken of otherwise than in `product`. */
  product: cell.optional(),
  /** Where the register has no row. */
  edition: cell.optional(),
  /** What clauses 4 to 10 ask for, where it has the shared ones. */
  clauses: z.array(cell).length(7).optional(),
});

/** content/tools/compare.yaml */
export const comparePage = z.strictObject({
  ...page,
  board: z.strictObject({
    ...labels('label', 'chosen', 'see', 'choosing', 'clear', 'full'),
    second: labelWith('name'),
    off: labelWith('name'),
    notLoaded: text(160),
    groups: z.array(z.strictObject({ name: label, pages: pageList })),
  }),
  pairs: z.strictObject({
    ...sectionHeadOnly.shape,
    action: labelWith('names'),
    between: label,
    beside: labelWith('code'),
  }),
  table: z.strictObject(labels('heading', 'standard', 'terms')),
  result: z.strictObject({
    ...labels('change', 'carries', 'differs', 'holds', 'yes', 'no', 'subject', 'kept'),
    ...labels('firm', 'plan', 'others', 'further'),
    sum: labelWith('low', 'high'),
    sumOf: labelWith('people'),
    together: label,
    rounded: text(80),
    same: z.strictObject(labels('two', 'three', 'four')),
    added: labelWith('name'),
    dropped: labelWith('name'),
    firmNote: text(120),
    limit: template(['date']),
  }),
  carryOver: z.strictObject({
    together: z.array(answer.extend({ pages: pageList })),
    beside: z.array(answer.extend({ page: pageId })),
    otherwise: answer,
  }),
  frame: z.strictObject({
    label,
    legend: z.record(extent, label),
    clauses: z.array(z.strictObject({ number: z.int(), extent, title: label, text: label })).length(7),
  }),
  /** The rows, in their order; the minor ones are folded. */
  questions: z
    .array(z.strictObject({ id: z.enum(questions), question: label, isMinor: z.boolean().optional() }))
    .length(questions.length, 'must ask each question once'),
  days: z.strictObject({
    people: z.int().positive(),
    note: labelWith('people'),
    range: labelWith('low', 'high'),
  }),
  product: z.strictObject({ never: cell, mark: cell }),
  editions: z.strictObject({
    current: labelWith('named'),
    expected: labelWith('named', 'when'),
    replaced: labelWith('named', 'successor', 'run', 'ends'),
    ended: labelWith('named', 'successor'),
    unconfirmed: labelWith('named', 'successor'),
    guidance: labelWith('successor'),
    lastAudits: labelWith('named', 'successor', 'lastNew'),
    /** By how sure the end is. */
    run: z.strictObject(labels('verified', 'reported', 'single')),
  }),
  /** By the page of each standard, scheme and mark. */
  standards: z.record(slug, standing),
});

/** A file of content/comparisons/: two to four pages side by side. */
export const comparison = z.strictObject({
  ...page,
  address: z
    .string()
    .regex(
      /^\/compare\/[a-z0-9-]+$/,
      'must be /compare/ and the pages that are compared, such as /compare/gmp-haccp',
    ),
  pages: pageList.min(2).max(4),
  /** Of a staircase, each of whose steps contains the one before it: what they hold, from one of them on. */
  steps: z.array(z.strictObject({ name: label, from: pageId })).optional(),
  /** Of two with clauses of their own: each subject with its clause in the first and in the second. */
  subjects: z
    .array(z.strictObject({ name: label, first: clause.optional(), second: clause.optional() }))
    .optional(),
  /** What one brings to the other. */
  carries: z.array(text(320)).min(1),
});

export type Compare = z.infer<typeof comparePage>;
export type Comparison = z.infer<typeof comparison>;
export type Extent = z.infer<typeof extent>;
