import { textWidth } from '../geometry/glyphs.ts';
import { lyingPlane } from '../geometry/projection.ts';
import { materials } from '../paint.ts';
import { numeral } from '../solids/lettering.ts';
import { kind, number, words } from './kind.ts';

/** The number of a standard as a building, about the middle of its place: the firm's, or another of its own. */
export const standard = kind(
  { made: words, size: number, height: number },
  ({ made, size, height }, [x, y, z], { standardFor }) => {
    const shown = standardFor(made);
    if (!shown) return [];
    const plane = lyingPlane([x, y + textWidth(shown.numeral, size) / 2, z]);
    return numeral(shown.numeral, size, plane, height, materials[shown.family]);
  },
);
