const DAY = 86_400_000;

const midnight = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** Whole days from one day to another, both `2026-11-21`; negative when the second lies before the first. */
export const daysBetween = (from: string, to: string) => Math.round((midnight(to) - midnight(from)) / DAY);

/** How a deadline stands on a day: over from the day after it, near in its last year. */
export const deadlineState = (deadline: string, today: string): 'passed' | 'near' | 'far' => {
  const left = daysBetween(today, deadline);
  if (left < 0) return 'passed';
  return left <= 365 ? 'near' : 'far';
};

/** A whole number with a comma before every three digits. The first `toLocaleString` takes a slow phone 100 ms. */
export const grouped = (count: number) => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');

/** The words for the days left; `{count}` is filled in. */
export type DaysWords = { one: string; other: string; passed: string };

/** The days left until a deadline in words: `160 days left`, `Passed`. */
export const daysLeftText = (deadline: string, today: string, words: DaysWords) => {
  const left = daysBetween(today, deadline);
  if (left < 0) return words.passed;
  return (left === 1 ? words.one : words.other).replace('{count}', grouped(left));
};

/** After how many days the register says that it may be out of date. */
export const STALE_AFTER = 180;

/** Whether something checked on one day is to be doubted on another. */
export const isStale = (checkedOn: string, today: string) => daysBetween(checkedOn, today) > STALE_AFTER;
