/** How many cards share the row of the card at an index: three, and in the last row those that are left. */
export const rowOf = (index: number, count: number): number => {
  const left = count % 3;
  return index < count - left ? 3 : left;
};
