import type { Face } from '../face.ts';
import type { Place } from '../geometry/projection.ts';
import { type Material, materials } from '../paint.ts';
import { box, type Size } from '../solids/box.ts';
import { boxShadow } from '../solids/shadow.ts';

const LAYERS: readonly Material[] = [
  materials.steel,
  materials.tea,
  materials.lagoon,
  materials['king-coconut'],
  materials.cinnamon,
];

/** Five requirements, one upon the other: each layer stands on the one below. */
export const layers = ([x, y, z]: Place): Face[] => [
  boxShadow([x, y, z], [110, 110, 40]),
  ...LAYERS.flatMap((material, i) => {
    const side = 110 - i * 14;
    const size: Size = [side, side, 12];
    return box([x + i * 7, y + i * 7, z + i * 20], size, material);
  }),
];
