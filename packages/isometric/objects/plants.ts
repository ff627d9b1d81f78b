import type { Face } from '../face.ts';
import { pairs } from '../geometry/pairs.ts';
import { project } from '../geometry/projection.ts';
import { line, materials } from '../paint.ts';
import { freehand, type Setting } from '../solids/flat.ts';
import { lathe, meridianLine, type Profile } from '../solids/lathe.ts';
import { roundShadow } from '../solids/shadow.ts';
import { kind, number } from './kind.ts';

const { cinnamon, tea } = materials;

const vein = line(tea[3].colour, 1, 0.55);
const furrow = line(cinnamon[3].colour, 1.4, 0.5);

/** A leaf from its stalk outwards, with midrib and side veins. */
const leaf = (length: number, width: number, setting: Setting): Face[] => {
  const side = (sign: 1 | -1): string =>
    `M0 0C${length * 0.25} ${width * sign} ${length * 0.7} ${width * sign} ${length} 0Z`;
  const veins = [0.25, 0.45, 0.65].flatMap((part) =>
    [-1, 1].map((sign) => `M${length * part} 0l${length * 0.13} ${sign * width * (part > 0.6 ? 0.4 : 0.47)}`),
  );
  return [
    freehand(side(-1), tea[0], setting),
    freehand(side(1), tea[1], setting),
    freehand(`M0 0H${length}${veins.join('')}`, vein, setting),
  ];
};

/** A tea shoot as it is plucked: two leaves and a bud. */
export const teaShoot = kind({ size: number }, ({ size: scale }, at) => {
  const [X, Y] = project(at);
  const grow = (y: number, turn: number): Setting => ({ at: [X, Y - y * scale], turn, scale });
  return [
    roundShadow(at, 5 * scale, 56 * scale),
    freehand('M-1.6 0C.6-24-3.6-36-1-56H1C-.4-36 3.8-24 1.6 0Z', tea[2], { at: [X, Y], scale }),
    ...leaf(52, 18, grow(30, -152)),
    ...leaf(54, 18, grow(40, -30)),
    ...leaf(44, 8, grow(54, -86)),
  ];
});

const POD = pairs(1, 0, 9, 5, 17, 16, 20.5, 31, 19, 47, 13.5, 61, 6, 71, 1.5, 76);

/** A cocoa pod standing on its tip, furrowed along its length. */
export const cocoaPod = kind({ size: number }, ({ size: scale }, at) => {
  const [X, Y] = project(at);
  const profile: Profile = POD.map(([radius, height]) => [radius * scale, height * scale]);
  return [
    roundShadow(at, 11 * scale, 66 * scale),
    ...lathe(at, profile, cinnamon, { smooth: true }),
    ...[-0.62, -0.22, 0.2, 0.6].map((k) => meridianLine(at, profile, k, furrow, true)),
    freehand('M-2 0L-1-9H3L2 0Z', tea[2], { at: [X, Y - 75 * scale], scale }),
  ];
});
