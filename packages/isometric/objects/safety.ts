import type { Face } from '../face.ts';
import { pairs } from '../geometry/pairs.ts';
import { ACROSS, DOWN, type Place, project } from '../geometry/projection.ts';
import { type Material, materials } from '../paint.ts';
import { box } from '../solids/box.ts';
import { freehand } from '../solids/flat.ts';
import { lathe } from '../solids/lathe.ts';
import { boxShadow, roundShadow } from '../solids/shadow.ts';

const { cinnamon, 'king-coconut': gold, paper, steel } = materials;

const RX = 32 * ACROSS;
const RY = 32 * DOWN;

/** A point on the near half of the shell's foot, as path text. */
const foot = (x: number): string => `${x} ${(RY * Math.sqrt(1 - (x / RX) ** 2)).toFixed(2)}`;

const DOME = `M${-RX} 0C${-RX}-57 ${RX}-57 ${RX} 0A${RX} ${RY} 0 0 1 ${-RX} 0Z`;
const LIT = `M${-RX} 0C${-RX}-35-21-44-5-43C-20-30-25-5 ${foot(-22)}A${RX} ${RY} 0 0 1 ${-RX} 0Z`;
const SHADE = `M${RX} 0C${RX}-35 20-44 5-43C17-30 22-5 ${foot(20)}A${RX} ${RY} 0 0 0 ${RX} 0Z`;
const RIDGE = `M${foot(-8)}C-10-14-8-36-3.5-47H3.5C8-36 8-14 ${foot(6)}Z`;

/** A hard hat with its brim and ridge. Drawn on the sheet: a shell is no turned body. */
export const hardHat = (at: Place, scale = 1, material: Material = gold): Face[] => {
  const [x, y, z] = at;
  const setting = { at: project([x, y, z + 4 * scale]), scale };
  const [lit, body, shade] = material;
  return [
    roundShadow(at, 42 * scale, 40 * scale),
    ...lathe(at, pairs(42 * scale, 0, 43 * scale, 4 * scale), material),
    freehand(DOME, body, setting),
    freehand(LIT, lit, setting),
    freehand(SHADE, shade, setting),
    freehand(RIDGE, lit, setting),
  ];
};

/** A traffic cone with two white bands. */
export const cone = ([x, y, z]: Place, scale = 1): Face[] => [
  boxShadow([x - 17 * scale, y - 17 * scale, z], [34 * scale, 34 * scale, 10 * scale]),
  ...box([x - 17 * scale, y - 17 * scale, z], [34 * scale, 34 * scale, 4 * scale], steel),
  ...[13, 10.4, 7.8, 5.2].flatMap((radius, i) =>
    lathe(
      [x, y, z + (4 + i * 13) * scale],
      pairs(radius * scale, 0, (radius - 2.6) * scale, 13 * scale),
      i % 2 ? paper : cinnamon,
    ),
  ),
];
