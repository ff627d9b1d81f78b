import type { Face } from '../face.ts';
import { ACROSS, DOWN, type Place, project } from '../geometry/projection.ts';
import { type Material, materials } from '../paint.ts';
import { box } from '../solids/box.ts';
import { freehand } from '../solids/flat.ts';
import { lathe } from '../solids/lathe.ts';

const { cinnamon, 'king-coconut': gold, paper, steel } = materials;

/** A hard hat with its brim and ridge. Drawn in the sheet: a shell is no turned body. */
export const hardHat = (at: Place, scale = 1, material: Material = gold): Face[] => {
  const [x, y, z] = at;
  const [X, Y] = project([x, y, z + 4 * scale]);
  const setting = { at: [X, Y] as const, scale };
  const [lit, body, shade] = material;
  const [rx, ry] = [32 * ACROSS, 32 * DOWN];
  const foot = (px: number): number => ry * Math.sqrt(Math.max(0, 1 - (px / rx) ** 2));
  const at_ = (px: number): string => `${px} ${foot(px).toFixed(2)}`;
  const dome = `M${-rx} 0C${-rx}-57 ${rx}-57 ${rx} 0A${rx} ${ry} 0 0 1 ${-rx} 0Z`;
  const left = `M${-rx} 0C${-rx}-35-21-44-5-43C-20-30-25-5 ${at_(-22)}A${rx} ${ry} 0 0 1 ${-rx} 0Z`;
  const right = `M${rx} 0C${rx}-35 20-44 5-43C17-30 22-5 ${at_(20)}A${rx} ${ry} 0 0 0 ${rx} 0Z`;
  const ridge = `M${at_(-8)}C-10-14-8-36-3.5-47H3.5C8-36 8-14 ${at_(6)}Z`;
  return [
    ...lathe(
      at,
      [
        [42 * scale, 0],
        [43 * scale, 4 * scale],
      ],
      material,
    ),
    freehand(dome, body, setting),
    freehand(left, lit, setting),
    freehand(right, shade, setting),
    freehand(ridge, lit, setting),
  ];
};

/** A traffic cone with two white bands. */
export const cone = ([x, y, z]: Place, scale = 1): Face[] => [
  ...box([x - 17 * scale, y - 17 * scale, z], [34 * scale, 34 * scale, 4 * scale], steel),
  ...[13, 10.4, 7.8, 5.2].flatMap((radius, i) =>
    lathe(
      [x, y, z + (4 + i * 13) * scale],
      [
        [radius * scale, 0],
        [(radius - 2.6) * scale, 13 * scale],
      ],
      i % 2 ? paper : cinnamon,
    ),
  ),
];
