export type Position = readonly [x: number, y: number];

const distance = ([x, y]: Position, [ax, ay]: Position, [bx, by]: Position): number => {
  const length = Math.hypot(bx - ax, by - ay);
  return length < 1e-9
    ? Math.hypot(x - ax, y - ay)
    : Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length;
};

/** Leaves out points that lie within `tolerance` of the line that remains (Douglas and Peucker). */
const simplifyLine = (line: readonly Position[], tolerance: number): Position[] => {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return [...line];
  const offsets = line.map((point) => distance(point, first, last));
  const furthest = Math.max(...offsets);
  if (furthest <= tolerance) return [first, last];
  const at = offsets.indexOf(furthest);
  return [
    ...simplifyLine(line.slice(0, at + 1), tolerance).slice(0, -1),
    ...simplifyLine(line.slice(at), tolerance),
  ];
};

/** The same for a closed ring whose last point repeats its first; the answer does not repeat it. */
export const simplifyRing = (ring: readonly Position[], tolerance: number): Position[] => {
  const half = ring.length >> 1;
  return [
    ...simplifyLine(ring.slice(0, half + 1), tolerance).slice(0, -1),
    ...simplifyLine(ring.slice(half), tolerance).slice(0, -1),
  ];
};
