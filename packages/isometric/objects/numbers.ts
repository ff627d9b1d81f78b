import type { Face } from '../face.ts';
import { textWidth } from '../geometry/glyphs.ts';
import { lyingPlane, type Place } from '../geometry/projection.ts';
import { type Numbered, numberedPlaces } from '../numbered.ts';
import { materials } from '../paint.ts';
import { numeral } from '../solids/lettering.ts';

const SIZE = 64;
const ROW = 58;

/** The rows from the far one to the near one, each lower than the one behind. */
const rows = [
  { made: '22000', height: 48 },
  { made: '9001', height: 22 },
] as const;

/** Standards by their numbers, as a small block of buildings: all of them are meant, not one. */
export const numbers = ([x, y, z]: Place, standards: readonly Numbered[]): Face[] =>
  numberedPlaces(rows, standards).flatMap(({ numeral: text, family, height }, index) =>
    numeral(
      text,
      SIZE,
      lyingPlane([x + index * ROW, y + textWidth(text, SIZE) / 2, z]),
      height,
      materials[family],
    ),
  );
