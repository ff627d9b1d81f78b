import { arc, join } from '../geometry/contour.ts';
import { pairs } from '../geometry/pairs.ts';
import type { Place, Plane } from '../geometry/projection.ts';
import { lines, materials, shaded } from '../paint.ts';
import { area, disc, stroke } from '../solids/flat.ts';
import { cylinder, lathe } from '../solids/lathe.ts';
import { prism } from '../solids/prism.ts';
import { roundShadow } from '../solids/shadow.ts';
import { rounded } from '../standing.ts';
import { angle, kind } from './kind.ts';

const { paper, steel } = materials;

/** A shell chair; `turn` is the direction of its back, in plan (radians from the x axis towards the y axis). */
export const chair = kind({ turn: angle }, ({ turn }, at) => {
  const [x, y, z] = at;
  const shell = join(
    arc(19, turn + 1.15, turn - 1.15, [0, 0], 3),
    arc(15.5, turn - 1.15, turn + 1.15, [0, 0], 3),
  );
  const plan: Plane = (u, v, w) => [x + u, y + v, z + 18 + w];
  const back = prism([shell], plan, 24, steel);
  const seat = rounded(at, [
    ...lathe(at, pairs(16, 14, 17.5, 18), steel),
    disc([x, y, z + 18.2], 14, paper[1]),
  ]);
  const backInFront = Math.cos(turn) + Math.sin(turn) > 0;
  return [
    ...rounded(at, [roundShadow(at, 14, 20), ...cylinder(at, 3.2, 14, shaded(steel, 1, 2, 3))]),
    ...(backInFront ? [...seat, ...back] : [...back, ...seat]),
  ];
});

/** A sheet of paper lying before a seat, with two lines of writing. */
export const note = kind({ turn: angle }, ({ turn }, [x, y, z]) => {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const at = (u: number, v: number): Place => [x + c * u - s * v, y + s * u + c * v, z];
  return [
    area([at(-7, -9), at(7, -9), at(7, 9), at(-7, 9)], paper[0]),
    stroke([at(-2, -6), at(-2, 6)], lines.scale),
    stroke([at(2, -6), at(2, 3)], lines.scale),
  ];
});
