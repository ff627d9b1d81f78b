import { months } from '#src/content/days.ts';

const isMonth = (text: string) => /^20\d\d-(0[1-9]|1[0-2])$/.test(text);

/** A month as the control writes it, or as people do where the browser has no such control: `2028-03`, `March 2028`. */
export const parsedMonth = (typed: string): string | undefined => {
  if (isMonth(typed)) return typed;
  const [, name = '', year] = /^([a-z]{3,9})\.? (20\d\d)$/.exec(typed.toLowerCase()) ?? [];
  const month = months.findIndex((full) => name !== '' && full.toLowerCase().startsWith(name));
  return month < 0 ? undefined : `${year}-${String(month + 1).padStart(2, '0')}`;
};

/** A whole number within limits; thousands may be grouped: `1,200`. */
export const parsedWhole = (most: number) => (typed: string) => {
  const digits = typed.replaceAll(',', '');
  return /^\d{1,6}$/.test(digits) && Number(digits) >= 1 && Number(digits) <= most
    ? String(Number(digits))
    : undefined;
};

/** An amount that is not less than nothing, with at most two decimals. */
export const parsedAmount = (typed: string) => {
  const amount = typed.replaceAll(',', '');
  return /^\d{1,9}(\.\d{1,2})?$/.test(amount) ? amount : undefined;
};

/** A day not before today; any, as long as today is not known. */
export const parsedDay = (today: string | undefined) => (typed: string) =>
  /^20\d\d-\d\d-\d\d$/.test(typed) && (today === undefined || typed >= today) ? typed : undefined;

/** The three letters of a currency. */
export const parsedCurrency = (typed: string) =>
  /^[a-z]{3}$/i.test(typed) ? typed.toUpperCase() : undefined;
