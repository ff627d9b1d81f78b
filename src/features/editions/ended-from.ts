import { dayAfter } from '#src/content/days.ts';
import { editionState } from './edition-state.ts';
import type { Edition } from './schema.ts';

/** The first day on which an edition in transition no longer counts, where the register has that day. */
export const endedFrom = (edition: Edition) => {
  if (edition.status !== 'in-transition' || !edition.ends) return undefined;
  const day = dayAfter(edition.ends.day);
  return editionState(edition, day) === 'ended' ? day : undefined;
};
