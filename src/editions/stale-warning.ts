import { readableDay } from '#src/content/days.ts';
import type { Edition } from '#src/content/schemas/edition.ts';
import { isStale, STALE_AFTER } from './days-left.ts';

/** What to tell the editor on a day (`2027-05-21`) when rows of the register were checked too long ago; otherwise nothing. */
export const staleWarning = (editions: readonly Edition[], today: string) => {
  const stale = editions.filter(({ checkedOn }) => isStale(checkedOn, today));
  const [oldest] = stale.toSorted((a, b) => a.checkedOn.localeCompare(b.checkedOn));
  if (!oldest) return undefined;
  const rows = stale.map(({ named }) => named).join(', ');
  return (
    `content/editions.yaml: checked more than ${STALE_AFTER} days ago, the oldest on ${readableDay(oldest.checkedOn)}: ${rows}. ` +
    'Look at the sources again, correct what has changed, and set checkedOn. Until then the register says so on its page.'
  );
};
