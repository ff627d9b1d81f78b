import { z } from 'zod';
import { labels } from '#src/content/schemas/fields.ts';
import { label, template, text } from '#src/content/schemas/text.ts';

/** content/tools/asking.yaml: the words that all tools have in common, from one question to the next and out of the house. */
export const asking = z.strictObject({
  steps: z.strictObject({
    /** Above the question: `3 of 5`. */
    of: template(['n', 'm']),
    /** Names the list of answers above the question. */
    soFar: label,
    ...labels('change', 'back', 'skip', 'skipped', 'next'),
  }),
  take: z.strictObject({
    ...labels('heading', 'share', 'print'),
    /** After the link has been copied, where the device has no menu of its own for sharing. */
    copied: label,
    /** Before the link, where the browser refuses to copy it. */
    byHand: label,
    /** Below the buttons: what a link gives away. */
    warning: text(160),
  }),
  link: z.strictObject({
    unknown: text(120),
    version: text(120),
    tooLong: text(120),
  }),
});

export type AskingWords = z.infer<typeof asking>;
