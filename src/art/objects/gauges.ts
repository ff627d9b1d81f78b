import type { Face } from '../face.ts';
import { circle, polygon } from '../geometry/contour.ts';
import { type Place, rightWall } from '../geometry/projection.ts';
import { lines, type Material, materials, shaded } from '../paint.ts';
import { box } from '../solids/box.ts';
import { onPlane, strokeOnPlane } from '../solids/flat.ts';
import { cylinder } from '../solids/lathe.ts';
import { prism } from '../solids/prism.ts';

const { ocean, steel, paper, cinnamon } = materials;

/** Gauge blocks wrung together into a stack. */
export const gaugeBlocks = ([x, y, z]: Place, material: Material = ocean): Face[] => {
  let height = z;
  return [18, 12, 24, 8, 14].flatMap((thickness, i) => {
    const block = box([x, y, height], [60, 44, thickness], i % 2 ? steel : material);
    height += thickness;
    return block;
  });
};

/** A needle as a slim diamond on a plane, turned to an angle. */
export const needle = (length: number, tail: number, half: number, angle: number) => {
  const at = (radius: number, turn: number): readonly [number, number] => [
    Math.cos(angle + turn) * radius,
    Math.sin(angle + turn) * radius,
  ];
  return polygon([at(length, 0), at(half, Math.PI / 2), at(-tail, 0), at(half, -Math.PI / 2)]);
};

/** Scale marks from one angle to another (radians); every fifth reaches further in. */
export const scaleMarks = (
  count: number,
  from: number,
  to: number,
  outer: number,
  inner: number,
  innerLong: number,
) =>
  Array.from({ length: count }, (_, i) => {
    const angle = from + ((to - from) * i) / (count - 1);
    const long = i % 5 === 0;
    const end = long ? innerLong : inner;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    return {
      long,
      mark: polygon([
        [c * outer, s * outer],
        [c * end, s * end],
      ]),
    };
  });

/** A dial gauge standing on its rim, facing the lower right. */
export const dialGauge = ([x, y, z]: Place, radius = 44): Face[] => {
  const face = rightWall([x, y, z + radius]);
  const marks = scaleMarks(26, Math.PI * 1.22, -Math.PI * 0.22, radius * 0.8, radius * 0.72, radius * 0.64);
  return [
    ...cylinder([x + 8, y, z + 2 * radius - 4], 5, 15, steel),
    ...prism([circle(radius)], face, 16, shaded(steel, 0, 1, 2), { front: steel[0] }),
    onPlane([circle(radius * 0.88)], face, paper[0], 16),
    ...[true, false].map((bold) =>
      strokeOnPlane(
        marks.filter(({ long }) => long === bold).map(({ mark }) => mark),
        face,
        bold ? lines.scaleBold : lines.scale,
        16,
      ),
    ),
    onPlane([needle(radius * 0.74, radius * 0.2, 3.4, 0.95)], face, cinnamon[1], 17),
    onPlane([circle(radius * 0.1)], face, ocean[2], 17),
  ];
};
