import { dayAfter } from './days.ts';

// Days are written `2026-11-23`. Weeks begin on Monday.

/** 0 on a Monday, 6 on a Sunday. */
const weekday = (day: string) => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

/** The Monday on or after a day. */
export const mondayFrom = (day: string) => dayAfter(day, (7 - weekday(day)) % 7);

/** The Monday after the last Friday that is not later than a day. */
export const mondayAfter = (day: string) => dayAfter(day, 3 - weekday(dayAfter(day, 3)));

/** The day that lies a number of weeks after another, or before it. */
export const weeksAfter = (day: string, weeks: number) => dayAfter(day, weeks * 7);

/** The last day of a month: `2028-02` → `2028-02-29`. */
export const lastDayOf = (month: string) => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
};

/** The same day a number of months later or earlier, or the last of that month where it is shorter. */
export const monthsAfter = (day: string, months: number) => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = lastDayOf(new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 7));
  return `${last.slice(0, 8)}${String(Math.min(date, Number(last.slice(8)))).padStart(2, '0')}`;
};
