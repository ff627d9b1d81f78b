import type { Face } from '../face.ts';
import { pairs } from '../geometry/pairs.ts';
import type { Place } from '../geometry/projection.ts';
import { type Material, materials } from '../paint.ts';
import { disc } from '../solids/flat.ts';
import { lathe } from '../solids/lathe.ts';
import { roundShadow } from '../solids/shadow.ts';

/** A knobbed calibration weight. */
export const weight = (at: Place, radius: number, material: Material = materials['king-coconut']): Face[] => {
  const [x, y, z] = at;
  const top: Place = [x, y, z + radius * 1.5];
  const grown = (...values: readonly number[]) => pairs(...values.map((value) => value * radius));
  return [
    roundShadow(at, radius, radius * 1.6),
    ...lathe(at, grown(1, 0, 1, 1.5), material),
    ...(radius > 15 ? [disc(top, radius * 0.86, material[1]), disc(top, radius * 0.8, material[0])] : []),
    ...lathe(top, grown(0.36, 0, 0.27, 0.32), material, { open: true }),
    ...lathe(top, grown(0.36, 0.3, 0.62, 0.46, 0.56, 0.64), material, { smooth: true }),
  ];
};
