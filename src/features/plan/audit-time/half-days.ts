/** Whole half days times a fraction, to the nearest half day, ties up; in days. Whole numbers all the way, so exact. */
export const daysOf = (halfDays: number, parts = 1, of = 1) =>
  Math.floor((2 * halfDays * parts + of) / (2 * of)) / 2;
