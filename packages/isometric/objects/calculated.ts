import { rounded } from '../face.ts';
import { arc, join } from '../geometry/contour.ts';
import { textWidth } from '../geometry/glyphs.ts';
import { lyingPlane, type Place, type Plane, pairs } from '../geometry/projection.ts';
import { lines, materialOf, materials } from '../paint.ts';
import { area, box, boxShadow, disc, leftPanel, levelPanel, roundShadow, stroke } from '../solids/flat.ts';
import { cylinder, lathe } from '../solids/lathe.ts';
import { numeral } from '../solids/lettering.ts';
import { prism } from '../solids/prism.ts';
import { angle, kind, number, place, words } from './kind.ts';

// Things that are made in several sizes, or of too many parts to list.

const { paper, steel } = materials;

/** A carton with tape over its top. */
const carton = kind({ size: place, of: words }, ({ size, of }, at, { material }) => {
  const [x, y, z] = at;
  const [width, depth, height] = size;
  const tape = width * 0.17;
  const middle = x + (width - tape) / 2;
  return [
    boxShadow(at, size),
    ...box(at, size, material(of)),
    levelPanel([middle, y, z + height], tape, depth, material(of)[1]),
    leftPanel([middle, y + depth, z + height * 0.7], tape, height * 0.3, material(of)[0]),
  ];
});

/** A shell chair; `turn` is the direction of its back, in plan (radians from the x axis towards the y axis). */
const chair = kind({ turn: angle }, ({ turn }, at) => {
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
    ...rounded(at, [roundShadow(at, 14, 20), ...cylinder(at, 3.2, 14, materialOf('steel body shade deep'))]),
    ...(backInFront ? [...seat, ...back] : [...back, ...seat]),
  ];
});

/** A sheet of paper lying before a seat, with two lines of writing. */
const note = kind({ turn: angle }, ({ turn }, [x, y, z]) => {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const at = (u: number, v: number): Place => [x + c * u - s * v, y + s * u + c * v, z];
  return [
    area([at(-7, -9), at(7, -9), at(7, 9), at(-7, 9)], paper[0]),
    stroke([at(-2, -6), at(-2, 6)], lines.scale),
    stroke([at(2, -6), at(2, 3)], lines.scale),
  ];
});

/** The number of a standard as a building, about the middle of its place: the firm's, or another of its own. */
const standard = kind(
  { made: words, size: number, height: number },
  ({ made, size, height }, [x, y, z], { standardFor }) => {
    const shown = standardFor(made);
    if (!shown) return [];
    const plane = lyingPlane([x, y + textWidth(shown.numeral, size) / 2, z]);
    return numeral(shown.numeral, size, plane, height, materials[shown.family]);
  },
);

export const calculated = { carton, chair, note, standard };
