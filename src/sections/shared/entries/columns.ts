/**
 * How many columns show a number of cards with the fullest last row.
 * @param among the numbers of columns to choose from, the preferred first
 */
export const columnsFor = (count: number, among: readonly [number, ...number[]] = [4, 3]) => {
  const gap = (columns: number) => (columns - (count % columns)) % columns;
  return among.reduce((best, columns) => (gap(columns) < gap(best) ? columns : best));
};
