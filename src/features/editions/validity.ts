import { readableDay } from '#src/content/days.ts';
import { inBrackets } from './certainty-text.ts';
import type { EditionLabels } from './labels.ts';
import type { Edition } from './schema.ts';

/** Until when an edition in transition still counts, in words; nothing in any other state. */
export const validity = ({ status, ends }: Edition, labels: EditionLabels) => {
  if (status !== 'in-transition') return undefined;
  if (!ends) return labels.validUnconfirmed;
  const until = labels.validUntil.replace('{day}', readableDay(ends.day));
  return ends.certainty === 'verified' ? until : `${until} ${inBrackets(labels.certainty[ends.certainty])}`;
};

/** What stands in the place of an end that the register does not have: never that there is none where there is one. */
export const noEnd = ({ status }: Edition, { missing }: EditionLabels) =>
  status === 'in-transition' ? missing.end : missing[status];

/** The same for the last day of new certificates. */
export const noLastNew = ({ status }: Edition, { missing }: EditionLabels) =>
  status === 'in-transition' ? missing.lastNew : missing[status];
