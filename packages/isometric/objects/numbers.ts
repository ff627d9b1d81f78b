import type { Face } from '../face.ts';
import type { Family } from '../families.ts';
import { textWidth } from '../geometry/glyphs.ts';
import { lyingPlane, type Place } from '../geometry/projection.ts';
import { materials } from '../paint.ts';
import { numeral } from '../solids/lettering.ts';

const SIZE = 64;
const ROW = 58;

/** The rows from the far one to the near one, each lower than the one behind. */
const rows: readonly { readonly text: string; readonly family: Family; readonly height: number }[] = [
  { text: '22000', family: 'king-coconut', height: 48 },
  { text: '9001', family: 'ocean', height: 22 },
];

/** Standards by their numbers, as a small block of buildings: all of them are meant, not one. */
export const numbers = ([x, y, z]: Place): Face[] =>
  rows.flatMap(({ text, family, height }, index) =>
    numeral(
      text,
      SIZE,
      lyingPlane([x + index * ROW, y + textWidth(text, SIZE) / 2, z]),
      height,
      materials[family],
    ),
  );
