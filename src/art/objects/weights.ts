import type { Face } from '../face.ts';
import type { Place } from '../geometry/projection.ts';
import { type Material, materials } from '../paint.ts';
import { ring } from '../solids/flat.ts';
import { lathe } from '../solids/lathe.ts';

/** A knobbed calibration weight. */
export const weight = (
  [x, y, z]: Place,
  radius: number,
  material: Material = materials['king-coconut'],
): Face[] => {
  const at: Place = [x, y, z + radius * 1.5];
  const grown = (...profile: readonly (readonly [number, number])[]) =>
    profile.map(([r, h]) => [r * radius, h * radius] as const);
  return [
    ...lathe([x, y, z], grown([1, 0], [1, 1.5]), material),
    ring(at, radius * 0.86, radius * 0.8, material[1]),
    ...lathe(at, grown([0.36, 0], [0.27, 0.16], [0.27, 0.32]), material, { smooth: true, open: true }),
    ...lathe(at, grown([0.36, 0.3], [0.58, 0.4], [0.64, 0.52], [0.56, 0.64]), material, { smooth: true }),
  ];
};
