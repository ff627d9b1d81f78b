import { z } from 'zod';
import { labels } from '#src/content/schemas/fields.ts';
import { action, page, section } from '#src/content/schemas/page.ts';
import { related } from '#src/content/schemas/services.ts';
import { label, labelWith, text } from '#src/content/schemas/text.ts';

/** content/pages/editions.yaml */
export const editionsPage = z.strictObject({
  ...page,
  deadlines: z.strictObject({
    heading: label,
    /** Below the bars. */
    note: text(320),
    /** Beside an edition that will end on a day that could not be confirmed. */
    unconfirmed: text(200),
  }),
  /** Words that the browser fills in once it has counted the days; `{count}` is a number. */
  days: z.strictObject({
    today: label,
    one: label,
    other: labelWith('count'),
    passed: label,
    unit: label,
  }),
  downloads: section({ csv: label, calendar: label, plan: action }),
  register: section({
    caption: text(200),
    columns: z.strictObject(
      labels('standard', 'status', 'published', 'successor', 'lastNew', 'ends', 'source'),
    ),
    /** The button that shows the sources, which phones fold. */
    details: label,
  }),
  key: z.strictObject({ heading: label, verified: text(240), reported: text(240), single: text(240) }),
  disclaimer: text(320),
  related,
});

export type EditionsPage = z.infer<typeof editionsPage>;
