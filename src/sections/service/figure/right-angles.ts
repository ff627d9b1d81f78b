import type { Place } from './polar.ts';
import { rounded } from './polar.ts';

/**
 * Legs laid at right angles, each to the line from the start to the end of those before: that line is the root of the sum
 * of their squares. The ends of the legs, the first of them to the right of `start`.
 */
export const ends = ([x, y]: Place, legs: readonly number[]): readonly Place[] => {
  let [total, angle] = [0, 0];
  return legs.map((leg) => {
    angle += total === 0 ? 0 : Math.atan2(leg, total);
    total = Math.hypot(total, leg);
    return [rounded(x + total * Math.cos(angle)), rounded(y - total * Math.sin(angle))];
  });
};
