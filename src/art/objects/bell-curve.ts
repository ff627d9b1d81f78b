import type { Face } from '../face.ts';
import type { Place } from '../geometry/projection.ts';
import { type Material, materials } from '../paint.ts';
import { box } from '../solids/box.ts';

const HEIGHTS = [6, 12, 26, 50, 78, 92, 78, 50, 26, 12, 6];

/** A normal distribution in bars; the tails beyond the limits are steel. */
export const bellCurve = ([x, y, z]: Place, material: Material = materials.ocean): Face[] =>
  HEIGHTS.flatMap((height, i) =>
    box([x, y - 60 + i * 12, z], [28, 10, height], i > 2 && i < 8 ? material : materials.steel),
  );
