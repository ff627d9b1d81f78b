import type { EditionLabels } from './labels.ts';
import type { Edition } from './schema.ts';

type Certainty = Edition['published']['certainty'];
type Words = Pick<EditionLabels, 'certainty' | 'meaning'>;

/** How sure a date is and what that means: `Checked: we read it in the source named`. */
export const certaintyText = (certainty: Certainty, { certainty: words, meaning }: Words) =>
  `${words[certainty]}: ${meaning[certainty]}`;

/** The same as it stands behind a date: `(fairly sure)`. */
export const inBrackets = (words: string) => `(${words.charAt(0).toLowerCase()}${words.slice(1)})`;
