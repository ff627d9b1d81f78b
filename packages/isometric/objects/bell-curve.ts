import type { Face } from '../face.ts';
import type { Place } from '../geometry/projection.ts';
import { type Material, materials } from '../paint.ts';
import { box, type Size } from '../solids/box.ts';
import { boxShadow } from '../solids/shadow.ts';

const HEIGHTS = [6, 12, 26, 50, 78, 92, 78, 50, 26, 12, 6];

/** A normal distribution in bars; the tails beyond the limits are steel. */
export const bellCurve = ([x, y, z]: Place, material: Material = materials.ocean): Face[] =>
  HEIGHTS.flatMap((height, i) => {
    const at: Place = [x, y - 60 + i * 12, z];
    const size: Size = [30, 10, height];
    return [boxShadow(at, size), ...box(at, size, i > 2 && i < 8 ? material : materials.steel)];
  });
