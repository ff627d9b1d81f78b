import { editionState } from '#src/features/editions/edition-state.ts';
import type { RegisterRow } from '#src/features/editions/register-data.ts';

/**
 * The edition that an audit on a day is to: the successor from its first audits on, or as soon as it is published where no such
 * day is known, else the one the page is named for.
 */
export const editionAt = (row: RegisterRow, auditDay: string, today: string) => {
  const { named, successor, firstAudits } = row;
  const state = editionState(row, today);
  const isReplaced = state !== 'current' && state !== 'expected';
  if (!successor || !isReplaced) return named;
  return firstAudits && auditDay < firstAudits.day ? named : successor;
};
