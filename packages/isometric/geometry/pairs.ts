import type { Point } from './projection.ts';

/**
 * Numbers read two by two: `pairs(40, 0, 40, 6)` is a profile or an outline of two points.
 * Throws when one is left over.
 */
export const pairs = (...values: readonly number[]): Point[] => {
  if (values.length % 2)
    throw new Error(`Points are pairs of numbers, but ${values.length} numbers were given.`);
  return Array.from({ length: values.length / 2 }, (_, i) => [values[2 * i] ?? 0, values[2 * i + 1] ?? 0]);
};
