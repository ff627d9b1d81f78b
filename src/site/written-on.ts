import type { Content } from './content.ts';

/** The last day on which a text was changed or a fact checked: a day up to then was never one still to come. */
export const writtenOn = ({ days }: Pick<Content, 'days'>) =>
  days
    .map(({ day }) => day)
    .toSorted()
    .at(-1) ?? '';
