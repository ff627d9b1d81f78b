import { z } from 'zod';
import { page, sectionHead } from '#src/content/schemas/page.ts';
import { pageId } from '#src/content/schemas/reference.ts';
import { template } from '#src/content/schemas/template.ts';
import { label, labelWith, slug, text } from '#src/content/schemas/text.ts';

const facts = z.strictObject({
  outcome: label,
  frame: label,
  time: label,
  lasts: label,
  heart: label,
  first: label,
  lanka: label,
});

/** content/tools/compare.yaml */
export const comparePage = z.strictObject({
  ...page,
  name: label,
  /** Of the comparisons; `{names}` is filled in. */
  pairs: z.strictObject({
    ...sectionHead,
    action: labelWith('names'),
    title: labelWith('names'),
    facts: label,
    clauses: label,
    clausesNote: text(200),
    carries: label,
    sentence: label,
    aspect: label,
    clause: label,
    annex: label,
    same: label,
    sameForBoth: label,
    noClause: label,
  }),
  /** Two to four of the visitor's choice. */
  choose: z.strictObject({
    ...sectionHead,
    note: text(200),
    /** Above the lists: how many there are. */
    hint: text(160),
    slot: labelWith('n'),
    slotOptional: labelWith('n'),
    /** Stands in a list while nothing is chosen in it. */
    none: label,
    /** Of one that stands there already. */
    twice: template(['name']),
    /** In the place of the tables, while one is chosen. */
    second: text(160),
    differences: label,
    /** Above the comparisons that are complete. */
    complete: label,
    noClauses: template(['names']),
    day: template(['date']),
    /** Read aloud once after a choice. */
    status: template(['names']),
    clear: label,
    notLoaded: text(160),
  }),
  /** What carries over, where no comparison says it of just these. */
  carryOver: z.strictObject({
    /** Of two or more of the pages. */
    together: z.array(z.strictObject({ words: text(320), pages: z.array(z.strictObject({ page: pageId })) })),
    /** Of a page beside any other. */
    beside: z.array(z.strictObject({ page: pageId, words: text(320) })),
    otherwise: text(320),
  }),
  table: z.strictObject({ ...sectionHead, standard: label, terms: label }),
  rows: z.strictObject({
    ...facts.shape,
    givenBy: label,
    edition: label,
    preparation: label,
    product: label,
  }),
  product: z.strictObject({ never: text(120), mark: text(120) }),
  /** By the page of each standard, scheme and mark. */
  standards: z.record(slug, facts),
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
  name: label,
  pages: z
    .array(z.strictObject({ page: pageId }))
    .min(2)
    .max(4),
  /** Drawn as steps: each contains the one before it. */
  isStaircase: z.boolean().optional(),
  /** How far clauses of one frame can be run once for all: drawn above what is said of it. */
  shared: z
    .array(z.strictObject({ clause: z.int().min(1).max(30), extent: z.enum(['whole', 'partly', 'hardly']) }))
    .optional(),
  /** What one brings to the other. */
  carries: z.array(text(320)).min(1),
});

export type Compare = z.infer<typeof comparePage>;
export type Comparison = z.infer<typeof comparison>;
