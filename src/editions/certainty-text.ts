import type { Edition } from '#src/content/schemas/edition.ts';
import type { Labels } from '#src/content/schemas/labels.ts';

/** How sure a date is and what that means: `Checked: read in the source named`. */
export const certaintyText = (
  certainty: Edition['published']['certainty'],
  labels: Pick<Labels['edition'], 'certainty' | 'meaning'>,
) => `${labels.certainty[certainty]}: ${labels.meaning[certainty]}`;
