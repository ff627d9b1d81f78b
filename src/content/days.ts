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

/** `2029-09-30` → `30 September 2029`, without any clock or time zone. */
export const readableDay = (day: string) => {
  const [year, month, date] = day.split('-').map(Number);
  return `${date} ${months[(month ?? 0) - 1]} ${year}`;
};

/** The day that lies a number of days after another, or before it: `2026-12-31` and 1 → `2027-01-01`. */
export const dayAfter = (day: string, count = 1) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);

/** A day as texts write it: `30 September 2029`. */
export const writtenDay = new RegExp(`\\b\\d{1,2} (?:${months.join('|')}) \\d{4}\\b`);

/** The first day that a text names, as `2029-09-30`. */
export const dayOfWritten = (text: string) => {
  const [date, month = '', year] = writtenDay.exec(text)?.[0].split(' ') ?? [];
  const number = String(months.indexOf(month) + 1);
  return date && `${year}-${number.padStart(2, '0')}-${date.padStart(2, '0')}`;
};
