import { z } from 'zod';
import { labels } from './fields.ts';
import { action, firmPage, ruledItems } from './firm-page.ts';
import { sectionHeadOnly } from './page.ts';
import { clauses, documents, related, steps } from './service-sections.ts';
import { label, text } from './text.ts';

/** content/pages/cost-and-time.yaml */
export const costPage = z.strictObject({
  ...firmPage,
  invoices: steps,
  /** Round the table of auditor days, which is that of content/tools/audit-time.yaml; the rules around it follow. */
  auditDays: z.strictObject({
    ...sectionHeadOnly.shape,
    caption: text(160),
    columns: z.strictObject(labels('people', 'iso9001', 'high', 'medium', 'low', 'limited')),
    source: text(420),
  }),
  rules: ruledItems,
  /** One plant, in days. */
  example: z.strictObject({
    ...sectionHeadOnly.shape,
    lines: z.array(z.strictObject({ label, value: label })).min(3),
    /** To a plan of one's own. */
    plan: action,
  }),
  /** Names the parts below the audit days and the months in a word or two. */
  details: z.strictObject(
    labels('table', 'rules', 'example', 'months', 'integrated', 'quicker', 'fixed', 'ask'),
  ),
  /** The same plant month by month: who does what, and whose invoice comes. */
  months: z.strictObject({
    ...sectionHeadOnly.shape,
    labels: z.strictObject({ you: label, we: label, invoice: label }),
    items: z.array(z.strictObject({ title: label, you: text(160), we: text(160), invoice: text(90) })).min(3),
  }),
  durations: z.strictObject({ ...clauses.shape, link: action }),
  integrated: z.strictObject({ heading: label, paragraphs: z.array(text(320)).min(2) }),
  /** What speeds the work up, and what cannot be left out. */
  quicker: ruledItems,
  fixed: steps,
  ask: documents,
  related,
});
