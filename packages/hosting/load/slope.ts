/** By how much values that come at equal intervals grow from one to the next, by the line that lies closest to all (least squares). */
export const slope = (values: readonly number[]): number => {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const above = values.reduce((sum, value, at) => sum + (at - middle) * (value - mean), 0);
  const spread = values.reduce((sum, _, at) => sum + (at - middle) ** 2, 0);
  return above / spread;
};
