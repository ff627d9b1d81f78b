import { dayAfter } from '#src/content/days.ts';
import type { ToolPage } from '#src/islands/tool-pages.ts';
import { isCountable } from './deadlines.ts';
import type { EditionLabels } from './labels.ts';
import type { RegisterRow } from './register-data.ts';

/** How an edition stands on a day; also the key of its sentence. */
export type EditionState = keyof EditionLabels['lines'];

/** How the named edition of a row of the register stands on a day. A transition whose end has passed is over, whatever the row says. */
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

/** The first day on which an edition in transition no longer counts, where the register has that day. */
export const endedFrom = (row: RegisterRow) => {
  if (row.status !== 'in-transition' || !row.ends) return undefined;
  const day = dayAfter(row.ends.day);
  return editionState(row, day) === 'ended' ? day : undefined;
};

/**
 * What a plan calls a page on a day: `ISO 14001:2026` where that has replaced the edition of the page, `FSSC 22000` whichever
 * version its audits will be to, `HACCP`.
 */
export const designationToPlan = (
  { id, code, name, numeral }: ToolPage,
  register: readonly RegisterRow[],
  today: string,
) => {
  const row = register.find(({ page }) => page === id);
  if (row && /:\d{4}$/.test(code)) return editionToPlan(row, today);
  return code === name ? (numeral ?? name) : code;
};
