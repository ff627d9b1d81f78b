import { readableDay } from '#src/content/days.ts';
import { fill } from '#src/content/fill.ts';
import { editionState } from './edition-state.ts';
import type { EditionLabels } from './labels.ts';
import type { RegisterRow } from './register-data.ts';
import type { Edition } from './schema.ts';

/** What is told of an edition, in this order. */
export const editionFacts = [
  ...(['published', 'confirmed', 'amendment', 'successor', 'successorPublished'] as const),
  ...(['successorExpected', 'firstAudits', 'lastNew', 'newOnly', 'ends'] as const),
];

type Certainty = Edition['published']['certainty'];

/** How sure a date is and what that means: `Checked: we read it in the source named`. */
export const certaintyText = (
  certainty: Certainty,
  { certainty: words, meaning }: Pick<EditionLabels, 'certainty' | 'meaning'>,
) => `${words[certainty]}: ${meaning[certainty]}`;

/** The same as it stands behind a date: `(fairly sure)`. */
export const inBrackets = (words: string) => `(${words.charAt(0).toLowerCase()}${words.slice(1)})`;

/** The state of an edition, and until when it counts while it does: `In transition: end date not confirmed`. */
export const statusText = ({ status, ends, firstAudits }: Edition, labels: EditionLabels) => {
  const state = labels.status[status];
  if (status !== 'in-transition') return state;
  if (!ends) return `${state}: ${labels.validUnconfirmed}`;
  const until = fill(firstAudits ? labels.upgradesUntil : labels.validUntil, { day: readableDay(ends.day) });
  return `${state}: ${until}${ends.certainty === 'verified' ? '' : ` ${inBrackets(labels.certainty[ends.certainty])}`}`;
};

/**
 * What stands in the place of an end, or a last day of new certificates, that the register does not have: never that there is none
 * where there is one.
 */
export const noDay = (which: 'end' | 'lastNew', { status }: Edition, { missing }: EditionLabels) =>
  missing[status === 'in-transition' ? which : status];

/** `FSSC 22000 Version 6` → `Version 6` */
const version = (named: string) => /Version \d+$/.exec(named)?.[0] ?? named;

/**
 * What the register says of a page's edition on a day, in one sentence.
 * @param nameOf what the sentence calls an edition; left out, its whole name, or its version where that is enough
 */
export const editionLine = (
  row: RegisterRow,
  today: string,
  { lines }: Pick<EditionLabels, 'lines'>,
  nameOf?: (named: string) => string,
) => {
  const state = editionState(row, today);
  const called = nameOf ?? (state === 'lastAudits' ? version : (named: string) => named);
  return fill(lines[state], {
    named: called(row.named),
    successor: called(row.successor ?? ''),
    when: row.successorExpected?.text ?? '',
    ends: row.ends ? readableDay(row.ends.day) : '',
    lastNew: row.lastNew ? readableDay(row.lastNew.day) : '',
  });
};
