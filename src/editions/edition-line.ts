import { readableDay } from '#src/content/days.ts';
import type { Edition } from '#src/content/schemas/edition.ts';

/** What is said of an edition, by its state; `{successor}`, `{ends}` and `{when}` are filled in. */
export type EditionLines = Readonly<
  Record<'current' | 'expected' | 'transition' | 'unconfirmed' | 'ended' | 'guidance', string>
>;

const stateOf = ({ status, successorExpected, ends }: Edition): keyof EditionLines => {
  if (status === 'current') return successorExpected ? 'expected' : 'current';
  if (status === 'in-transition') return ends ? 'transition' : 'unconfirmed';
  return status === 'ended' ? 'ended' : 'guidance';
};

/** Whether an edition still counts, in a sentence or two. */
export const editionLine = (edition: Edition, lines: EditionLines) =>
  lines[stateOf(edition)]
    .replaceAll('{successor}', edition.successor ?? '')
    .replace('{ends}', edition.ends ? readableDay(edition.ends.day) : '')
    .replace('{when}', edition.successorExpected?.text ?? '');
