/**
 * How many cards share the row of the card at an index, so that no row is left with a gap: rows of four first, then of
 * three; of five cards the first two share one. From three cards on.
 */
export const rowOf = (index: number, count: number): 2 | 3 | 4 => {
  const inLongRows = 4 * (count % 3);
  if (inLongRows > count) return index < 2 ? 2 : 3;
  return index < inLongRows ? 4 : 3;
};
