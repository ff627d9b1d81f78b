import { latestDay } from '#src/content/days.ts';
import { listed } from '#src/content/problem.ts';
import { staleWarning } from '#src/features/editions/stale-warning.ts';
import { outOfDate } from './checks/days.ts';
import type { Content } from './content.ts';

/** What to say, at this time, of content that is out of date or a clock that is wrong; undefined where all is well. */
export const timeWarning = (content: Content, now: Date): string | undefined => {
  const today = latestDay(now);
  const found = outOfDate(content, today);
  if (found.length > 0) return `Out of date in content/:\n${listed(found)}`;
  return staleWarning(content, today);
};
