import { editionState } from '#src/features/editions/edition-state.ts';
import type { RegisterRow } from '#src/features/editions/register-data.ts';

/** Whether the edition that a page is named for has been followed by another, or is no longer valid. */
export const isReplaced = (row: RegisterRow, today: string) =>
  !['current', 'expected'].includes(editionState(row, today));

/**
 * The edition that an audit on a day is to: the successor from its first audits on, or as soon as it is published where no such
 * day is known, else the one the page is named for.
 */
export const editionAt = (row: RegisterRow, auditDay: string, today: string) => {
  const { named, successor, firstAudits } = row;
  if (!successor || !isReplaced(row, today)) return named;
  return firstAudits && auditDay < firstAudits.day ? named : successor;
};
