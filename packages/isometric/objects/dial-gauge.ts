import { type Contour, circle } from '../geometry/contour.ts';
import { rightWall } from '../geometry/projection.ts';
import { lines, materials } from '../paint.ts';
import { onPlane, strokeOnPlane } from '../solids/flat.ts';
import { cylinder } from '../solids/lathe.ts';
import { prism } from '../solids/prism.ts';
import { boxShadow } from '../solids/shadow.ts';
import { angle, kind, number } from './kind.ts';
import { needle, scaleMarks } from './scale.ts';

const { cinnamon, ocean, paper, steel } = materials;

/** A dial gauge standing on its rim, facing the lower right; `reading` is the needle's angle. */
export const dialGauge = kind({ radius: number, reading: angle }, ({ radius, reading }, [x, y, z]) => {
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
    ...prism([circle(radius)], plane, 16, steel, { front: steel[0] }),
    onPlane([circle(radius * 0.88)], plane, paper[0], 16),
    strokeOnPlane(scale(true), plane, lines.scaleBold, 16),
    strokeOnPlane(scale(false), plane, lines.scale, 16),
    onPlane([needle(radius * 0.74, radius * 0.2, radius * 0.077, reading)], plane, cinnamon[1], 17),
    onPlane([circle(radius * 0.1)], plane, ocean[2], 17),
  ];
});
