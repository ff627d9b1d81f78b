import type { Face } from '../face.ts';
import { type Contour, circle, polygon } from '../geometry/contour.ts';
import { pairs } from '../geometry/pairs.ts';
import { type Place, type Point, rightWall } from '../geometry/projection.ts';
import { lines, type Material, materials, shaded } from '../paint.ts';
import { box } from '../solids/box.ts';
import { onPlane, strokeOnPlane } from '../solids/flat.ts';
import { cylinder } from '../solids/lathe.ts';
import { prism } from '../solids/prism.ts';
import { boxShadow } from '../solids/shadow.ts';

const { cinnamon, ocean, paper, steel } = materials;

/** Gauge blocks wrung together into a stack. */
export const gaugeBlocks = ([x, y, z]: Place, material: Material = ocean): Face[] => {
  let height = z;
  const blocks = [18, 12, 24, 8, 14].flatMap((thickness, i) => {
    const block = box([x, y, height], [60, 44, thickness], i % 2 ? steel : material);
    height += thickness;
    return block;
  });
  return [boxShadow([x, y, z], [60, 44, height - z]), ...blocks];
};

/** A needle as a slim diamond, turned to an angle. */
export const needle = (length: number, tail: number, half: number, angle: number): Contour => {
  const at = (radius: number, turn: number): Point => [
    Math.cos(angle + turn) * radius,
    Math.sin(angle + turn) * radius,
  ];
  return polygon([at(length, 0), at(half, Math.PI / 2), at(-tail, 0), at(half, -Math.PI / 2)]);
};

/** Scale marks from one angle to another (radians) as open lines; every fifth reaches further in. */
export const scaleMarks = (
  count: number,
  [from, to]: Point,
  outer: number,
  [inner, innerLong]: Point,
): { readonly long: boolean; readonly mark: Contour }[] =>
  Array.from({ length: count }, (_, i) => {
    const angle = from + ((to - from) * i) / (count - 1);
    const long = i % 5 === 0;
    const end = long ? innerLong : inner;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    return { long, mark: polygon(pairs(c * outer, s * outer, c * end, s * end)) };
  });

/** A dial gauge standing on its rim, facing the lower right; `reading` is the needle's angle in radians. */
export const dialGauge = ([x, y, z]: Place, radius = 44, reading = 0.95): Face[] => {
  const plane = rightWall([x, y, z + radius]);
  const marks = scaleMarks(26, [Math.PI * 1.22, -Math.PI * 0.22], radius * 0.8, [
    radius * 0.72,
    radius * 0.64,
  ]);
  const scale = (bold: boolean): Contour[] =>
    marks.filter(({ long }) => long === bold).map(({ mark }) => mark);
  return [
    boxShadow([x, y - radius * 0.7, z], [16, radius * 1.3, radius]),
    ...cylinder([x + 8, y, z + 2 * radius - 4], 5, 15, steel),
    ...prism([circle(radius)], plane, 16, shaded(steel, 0, 1, 2), { front: steel[0] }),
    onPlane([circle(radius * 0.88)], plane, paper[0], 16),
    strokeOnPlane(scale(true), plane, lines.scaleBold, 16),
    strokeOnPlane(scale(false), plane, lines.scale, 16),
    onPlane([needle(radius * 0.74, radius * 0.2, radius * 0.077, reading)], plane, cinnamon[1], 17),
    onPlane([circle(radius * 0.1)], plane, ocean[2], 17),
  ];
};
