export const months =
  'January February March April May June July August September October November December'.split(' ');

/**
 * The day it is where in the world it is latest, as `2026-11-21`: what somebody dates today, wherever the firm or the
 * machine is, does not lie after it.
 */
export const latestDay = (now = new Date()) =>
  new Date(now.getTime() + 14 * 3_600_000).toISOString().slice(0, 10);

/** The day a clock shows where it stands, as `2026-11-21`. */
export const dayOf = (date: Date) =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

/** `2029-09-30` → `30 September 2029`, `2029-09` → `September 2029`, without any clock or time zone. */
export const readableDay = (day: string) => {
  const [year, month, date] = day.split('-').map(Number);
  return [date, months[(month ?? 0) - 1], year].filter(Boolean).join(' ');
};

/** The day that lies a number of days after another, or before it: `2026-12-31` and 1 → `2027-01-01`. */
export const dayAfter = (day: string, count = 1) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);

/** 0 on a Monday, with which weeks begin, 6 on a Sunday. */
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
export const monthsAfter = (day: string, count: number) => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = lastDayOf(new Date(Date.UTC(year, month - 1 + count, 1)).toISOString().slice(0, 7));
  return `${last.slice(0, 8)}${String(Math.min(date, Number(last.slice(8)))).padStart(2, '0')}`;
};

/** A day as texts write it: `30 September 2029`. */
export const writtenDay = new RegExp(`\\b\\d{1,2} (?:${months.join('|')}) \\d{4}\\b`);

/** The first day that a date in words can mean: `16 September 2026`, `June 2018`, `2015`; undefined for other words. */
export const earliest = (words: string | undefined) => {
  const [, day = '1', month = 'January', year] =
    /^(?:(?:(\d{1,2}) )?([A-Z][a-z]+) )?(\d{4})$/.exec(words ?? '') ?? [];
  const number = months.indexOf(month) + 1;
  return year && number > 0 ? `${year}-${`${number}`.padStart(2, '0')}-${day.padStart(2, '0')}` : undefined;
};

/** The first day that a text names, as `2029-09-30`. */
export const dayOfWritten = (text: string) => earliest(writtenDay.exec(text)?.[0]);
