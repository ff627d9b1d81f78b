import { z } from 'zod';
import { firmPage } from '#src/content/schemas/firm-page.ts';
import { sectionHeadOnly } from '#src/content/schemas/page.ts';
import { icon } from '#src/content/schemas/reference.ts';
import { template } from '#src/content/schemas/template.ts';
import { label, slug, text } from '#src/content/schemas/text.ts';

/** content/pages/plan.yaml: the opening of the workbench, and the heads of the guide that stands below it. */
export const planPage = z.strictObject({
  ...firmPage,
  /** What the section bar calls the guide. */
  guideLink: label,
  guide: z.strictObject({
    trades: z.strictObject({
      ...sectionHeadOnly.shape,
      /** Every short form of the page in full. */
      terms: text(420),
      /** In the place of a trade, before what holds for all. */
      any: label,
      onlyHere: label,
      noneNamed: label,
      columns: z.strictObject({ trade: label, level: label, standard: label, also: label, reason: label }),
    }),
    days: sectionHeadOnly,
    work: z.strictObject({
      ...sectionHeadOnly.shape,
      columns: z.strictObject({ work: label, quality: label, environment: label, safety: label }),
    }),
    other: z.strictObject({
      ...sectionHeadOnly.shape,
      columns: z.strictObject({ standard: label, rule: label, drivers: label }),
    }),
    months: z.strictObject({
      ...sectionHeadOnly.shape,
      columns: z.strictObject({ phase: label, small: label, medium: label, large: label }),
      tracks: z.strictObject({
        system: label,
        gmp: label,
        laboratory: label,
        product: label,
        changeover: label,
      }),
    }),
    invoices: sectionHeadOnly,
    questions: z.strictObject({
      ...sectionHeadOnly.shape,
      shared: label,
      columns: z.strictObject({ clause: label, question: label, evidence: label }),
    }),
  }),
  /** Beside the sectors of the finder, by their ids. */
  icons: z.record(slug, icon),
  /** What names the parts of the four steps. */
  words: z.strictObject({
    next: template(['step']),
    behind: label,
    optional: label,
    noFigureYet: text(160),
    noMonthsYet: text(160),
    noQuestionsYet: text(200),
    noPlanYet: text(160),
    which: label,
    shared: label,
    errors: z.strictObject({ amount: text(120), currency: text(120) }),
    days: z.strictObject({
      heading: label,
      caption: label,
      columns: z.strictObject({ what: label, least: label, table: label, most: label }),
      initial: label,
      yearly: label,
      again: label,
    }),
    months: z.strictObject({
      heading: label,
      caption: label,
      columns: z.strictObject({ phase: label, quick: label, careful: label }),
      key: z.strictObject({ you: label, body: label, careful: label }),
    }),
    held: z.strictObject({ heading: label }),
    ready: z.strictObject({
      caption: label,
      columns: z.strictObject({ clause: label, band: label }),
      points: label,
      overall: label,
    }),
    copied: label,
    sheet: z.strictObject({ title: label, people: label, work: label, sites: label }),
  }),
});

export type PlanPage = z.infer<typeof planPage>;
