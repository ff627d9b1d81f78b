import type { Face } from '../face.ts';
import type { Place } from '../geometry/projection.ts';
import { type Material, materials } from '../paint.ts';
import { box } from '../solids/box.ts';

const LAYERS: readonly Material[] = [
  materials.steel,
  materials.tea,
  materials.lagoon,
  materials['king-coconut'],
  materials.cinnamon,
];

/** Five requirements, one upon the other: each layer stands on the one below. */
export const layers = ([x, y, z]: Place): Face[] =>
  LAYERS.flatMap((material, i) => {
    const side = 110 - i * 14;
    return box([x + i * 7, y + i * 7, z + i * 21], [side, side, 10], material);
  });
