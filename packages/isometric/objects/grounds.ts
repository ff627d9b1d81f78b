import { lyingPlane } from '../geometry/projection.ts';
import { numeral } from '../solids/lettering.ts';
import { base, ticks } from '../solids/terrace.ts';
import { kind, number, point, words } from './kind.ts';

/** What lies under the objects of openings.yaml. */
export const grounds = {
  base: kind({ size: point }, ({ size: [width, depth] }, [x, y]) => base({ x, y, width, depth })),
  ticks: kind({ size: point }, ({ size: [width, depth] }, [x, y]) => ticks({ x, y, width, depth })),
  numeral: kind(
    { text: words, size: number, height: number, of: words },
    ({ text, size, height, of }, at, { material }) =>
      numeral(text, size, lyingPlane(at), height, material(of)),
  ),
};
