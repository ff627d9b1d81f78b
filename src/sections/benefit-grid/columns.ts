/** How many columns show a number of cards with the fullest last row: 3, 4 or 5. */
export const columnsFor = (count: number) => {
  const gap = (columns: number) => (columns - (count % columns)) % columns;
  return [4, 5, 3].reduce((best, columns) => (gap(columns) < gap(best) ? columns : best));
};
