import { z } from 'zod';
import { labels } from '#src/content/schemas/fields.ts';
import { label, labelWith, template, text } from '#src/content/schemas/text.ts';
import { editionFacts } from './in-words.ts';

/** content/edition-labels.yaml: what is said of an edition, wherever one stands. */
export const editionLabels = z.strictObject({
  ...labels('named', ...editionFacts, 'changes', 'holders', 'source', 'checkedOn'),
  /** The link to the register. */
  register: label,
  /** Heads the column of the status. */
  state: label,
  /** After the name of a date, for how sure it is. */
  certaintyOf: label,
  status: z.strictObject(labels('current', 'in-transition', 'ended', 'guidance-replaced')),
  /** Beside the state of an edition in transition; `{day}` is filled in. */
  validUntil: labelWith('day'),
  /** Of a scheme whose audits go over to the next version before. */
  upgradesUntil: labelWith('day'),
  validUnconfirmed: label,
  /** In the place of a date that is not there, by state; in transition there is one that could not be confirmed. */
  missing: z.strictObject(labels('current', 'ended', 'guidance-replaced', 'lastNew', 'end', 'successor')),
  /** What is said of an edition, by its state; `{named}`, `{successor}` and the days are filled in. */
  lines: z.strictObject({
    current: template(['named']),
    expected: template(['named', 'successor', 'when']),
    replaced: template(['named', 'successor', 'ends']),
    ended: template(['named', 'successor', 'ends']),
    unconfirmed: template(['named', 'successor']),
    guidance: template(['named', 'successor']),
    /** Where the last day of audits to the old version is known and ahead. */
    lastAudits: template(['named', 'successor', 'lastNew']),
  }),
  certainty: z.strictObject(labels('verified', 'reported', 'single')),
  /** After the word for how sure a date is, wherever it stands. */
  meaning: z.strictObject(labels('verified', 'reported', 'single')),
  /** Where the check is long ago; `{day}` is filled in. */
  stale: text(200, ['day']),
});

export type EditionLabels = z.infer<typeof editionLabels>;
