type Point = { readonly x: number; readonly y: number };
type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

/** How many steps away the two edges of a box are, the nearer first; infinitely many where the step is nought. */
const stepsTo = (from: number, step: number, [start, end]: readonly [number, number]) => {
  const [first, last] = [(start - from) / step, (end - from) / step];
  return first < last ? [first, last] : [last, first];
};

/** Whether a pointer that went from one point to another comes to a box if it keeps straight on. */
export const isPointingAt = (from: Point, to: Point, { left, right, top, bottom }: Box) => {
  const [inX = 0, outX = 0] = stepsTo(from.x, to.x - from.x, [left, right]);
  const [inY = 0, outY = 0] = stepsTo(from.y, to.y - from.y, [top, bottom]);
  const enters = Math.max(inX, inY);
  return enters >= 0 && enters < Math.min(outX, outY);
};
