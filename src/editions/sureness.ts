import type { Edition } from '#src/content/schemas/edition.ts';
import type { Labels } from '#src/content/schemas/labels.ts';

/** How sure a date is, in words: `Reported: confirm with your certification body`. */
export const sureness = (certainty: Edition['published']['certainty'], labels: Labels['edition']) =>
  certainty === 'reported' ? `${labels.certainty.reported}: ${labels.confirm}` : labels.certainty[certainty];
