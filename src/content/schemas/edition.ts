import { z } from 'zod';
import { pageId } from './reference.ts';
import { day, label, text } from './text.ts';

/** How sure a statement is: seen at the publisher, agreed by several others, or not established. */
const certainty = z.enum(['verified', 'reported', 'unknown']);

/** A row of content/editions.yaml: the state of one standard, the only place for its dates. */
const edition = z.strictObject({
  page: pageId,
  /** The edition the page is named for: `ISO 9001:2015`. */
  named: label,
  status: z.enum(['current', 'change-in-sight', 'superseded']),
  /** Amendments that apply to the named edition. */
  amendment: label.optional(),
  /** The edition that replaced or will replace it. */
  successor: label.optional(),
  /** When the named edition was published. */
  published: z.strictObject({ text: label, certainty }),
  /** When the successor was published or is expected. */
  successorPublished: z.strictObject({ text: label, day: day.optional(), certainty }).optional(),
  /** The last day on which certificates to the named edition are newly issued or audited. */
  lastNew: z.strictObject({ day, certainty }).optional(),
  /** The day the transition ends. */
  ends: z.strictObject({ day, certainty }).optional(),
  /** Shown on the standard's page, directly under the opening where it is superseded. */
  notice: text(420).optional(),
  /** What changed in the successor, in one sentence. */
  changes: text(420).optional(),
  /** For the person who already holds a certificate. */
  holders: text(300).optional(),
  /** Named as text, not linked. */
  source: text(300),
  checkedOn: day,
});

export const editions = z.array(edition);

export type Edition = z.infer<typeof edition>;
