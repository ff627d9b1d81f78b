import { z } from 'zod';
import { stages } from '../stages.ts';
import { labels } from './fields.ts';
import { page, sectionHead } from './page.ts';
import { pageId, pageList } from './reference.ts';
import { related } from './services.ts';
import { day, label, labelWith, listOf, slug, text } from './text.ts';

const section = { ...sectionHead, id: slug };

/** Words, or a page of the site, which is linked. */
const cell = z.union([text(300), z.strictObject({ page: pageId })]);

const table = z
  .strictObject({
    kind: z.literal('table'),
    ...section,
    /** Leads into the plan, whoever has a quotation in hand. */
    hasQuotation: z.boolean().optional(),
    /** The first stands over the titles of the rows. */
    columns: z.array(label).min(2).max(5),
    groups: listOf([1], {
      heading: label.optional(),
      rows: listOf([1], {
        /** Of the standard, large before the title: `4.1`, `8–10`. */
        clauses: label.optional(),
        title: label,
        cells: z.array(cell).min(1),
      }),
    }),
  })
  .superRefine(({ columns, groups }, context) => {
    const most = columns.length - 1;
    for (const [group, { rows }] of groups.entries())
      for (const [row, { cells }] of rows.entries())
        if (cells.length !== most)
          context.addIssue({
            code: 'custom',
            path: ['groups', group, 'rows', row, 'cells'],
            message: `has ${cells.length} entries, and the table has ${most} columns beside the first: write one for each`,
          });
  });

const checklist = z.strictObject({
  kind: z.literal('checklist'),
  ...section,
  items: z.array(text(160)).min(5),
});

/** Firms as examples: the plan's own calculation gives their days and months. */
const firms = z.strictObject({
  kind: z.literal('firms'),
  ...section,
  /** The last unfolds how the days were come to. */
  columns: z.strictObject(labels('firm', 'days', 'months', 'ours', 'others', 'how')),
  /** `{low}` and `{high}` are months. */
  span: labelWith('low', 'high'),
  firms: listOf([1], {
    title: label,
    /** Of the plan's trades: some tables serve a few of them alone. */
    sector: slug.optional(),
    people: z.int().positive(),
    stage: z.enum(stages),
    standards: pageList.min(1),
    ours: text(200),
    others: text(200),
  }),
});

/** A file of content/guides/: a question that managers ask, with its answer. */
export const guide = z.strictObject({
  ...page,
  /** The standards and schemes whose pages lead here. */
  from: pageList.min(1).optional(),
  sections: z.array(z.discriminatedUnion('kind', [table, checklist, firms])).min(1),
  /** Where the facts were read, and when. */
  sources: text(900),
  checkedOn: day,
  related,
});

export type Guide = z.infer<typeof guide>;
