import { isCountable } from '#src/editions/deadlines.ts';
import type { RegisterRow } from '#src/tools/data.ts';

/** What the register says of an edition on a day, as far as a plan is concerned; also the key of its sentence. */
export type EditionState =
  | 'current'
  | 'expected'
  | 'replaced'
  | 'lastAudits'
  | 'ended'
  | 'unconfirmed'
  | 'guidance';

/** How the named edition of a row stands on a day. A transition whose end has passed is over, whatever the row says. */
export const editionState = (row: RegisterRow, today: string): EditionState => {
  const { status, ends, lastNew } = row;
  if (status === 'guidance-replaced') return 'guidance';
  if (status === 'current') return row.successorExpected ? 'expected' : 'current';
  if (status === 'ended') return 'ended';
  if (!ends || !isCountable(ends)) return 'unconfirmed';
  if (ends.day < today) return 'ended';
  return lastNew && isCountable(lastNew) && lastNew.day >= today ? 'lastAudits' : 'replaced';
};

/** The edition to plan with on a day. */
export const editionToPlan = (row: RegisterRow, today: string) => {
  const isOld = ['replaced', 'ended', 'unconfirmed', 'guidance'].includes(editionState(row, today));
  return (isOld && row.successor) || row.named;
};
