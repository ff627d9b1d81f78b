/** How many columns, four or three, show a number of cards with the fullest last row. */
export const columnsFor = (count: number) => {
  const gap = (columns: number) => (columns - (count % columns)) % columns;
  return gap(3) < gap(4) ? 3 : 4;
};
