import { readableDay } from '#src/content/days.ts';
import { isStale, STALE_AFTER } from './days-left.ts';
import type { Edition } from './schema.ts';

type Checked = { checkedOn: string };
type Dated = { editions: readonly Edition[]; auditTime: Checked; planWords: Checked };

/** What to tell the editor on a day (`2027-05-21`) when facts were checked too long ago; otherwise nothing. */
export const staleWarning = ({ editions, auditTime, planWords }: Dated, today: string) => {
  const stale = [
    ...editions.map(({ checkedOn, named }) => ({ checkedOn, what: `content/editions.yaml (${named})` })),
    { checkedOn: auditTime.checkedOn, what: 'content/tools/audit-time.yaml' },
    { checkedOn: planWords.checkedOn, what: 'content/tools/plan.yaml' },
  ].filter(({ checkedOn }) => isStale(checkedOn, today));
  const [oldest] = stale.toSorted((a, b) => a.checkedOn.localeCompare(b.checkedOn));
  if (!oldest) return undefined;
  return (
    `Checked more than ${STALE_AFTER} days ago, the oldest on ${readableDay(oldest.checkedOn)}: ${stale.map(({ what }) => what).join(', ')}. ` +
    'Look at the sources again, correct what has changed, and set checkedOn. Until then the register says so on its page.'
  );
};
