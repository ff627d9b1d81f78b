/** Solves the square system `matrix · z = right` by elimination. */
const solve = (matrix: readonly (readonly number[])[], right: readonly number[]): number[] => {
  const rows = matrix.map((row, index) => [...row, right[index] ?? 0]);
  for (let step = 0; step < rows.length; step++) {
    const pivot = rows[step] ?? [];
    const lead = pivot[step] ?? 0;
    if (Math.abs(lead) < 1e-9) throw new Error('The sample places do not tell the variations apart.');
    for (const row of rows.filter((other) => other !== pivot)) {
      const share = (row[step] ?? 0) / lead;
      pivot.forEach((value, column) => {
        row[column] = (row[column] ?? 0) - share * value;
      });
    }
  }
  return rows.map((row, index) => (row.at(-1) ?? 0) / (row[index] ?? 1));
};

const dot = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0);

/**
 * Least squares for many coordinates with the same design. Gives a function from what one coordinate should
 * deviate at every sample place to one amount per unknown.
 *
 * @param unknowns per unknown, how much of it applies at every sample place, 0 to 1
 * @param step what amounts are rounded to; an unknown is rounded before the following ones are fitted, so that
 *   they take up its rounding error
 */
export const leastSquares = (unknowns: readonly (readonly number[])[], step: number) => {
  const stages = unknowns.map((shares, stage) => {
    const open = unknowns.slice(stage);
    const normal = open.map((a) => open.map((b) => dot(a, b)));
    const weights = solve(normal, [1, ...open.slice(1).map(() => 0)]);
    const columns = shares.map((_, place) => open.map((column) => column[place] ?? 0));
    return { shares, projection: columns.map((column) => dot(weights, column)) };
  });
  return (deviations: readonly number[]): number[] => {
    let rest = deviations;
    return stages.map(({ shares, projection }) => {
      // Adding 0 turns -0 into 0.
      const amount = Math.round(dot(projection, rest) / step) * step + 0;
      rest = rest.map((value, place) => value - amount * (shares[place] ?? 0));
      return amount;
    });
  };
};
