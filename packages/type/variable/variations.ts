import { polyline } from './axes.ts';
import { leastSquares } from './fit.ts';
import type { Deltas, Region } from './gvar.ts';
import type { Outline } from './outlines.ts';
import type { Recipe } from './recipe.ts';

type Fit = ReturnType<typeof leastSquares>;

/** The three variations: all of the weight, all of the width, and a bend that is strongest at the middle weight. */
export const variationRegions = (middle: number): Region[] => [
  { start: [0, 0], peak: [1, 0], end: [1, 0] },
  { start: [0, 0], peak: [0, 1], end: [0, 1] },
  { start: [0, 0], peak: [middle, 0], end: [1, 0] },
];

/**
 * The fit of those variations to the cuts in use.
 *
 * @param share a weight as its share of the way from the lightest to the heaviest
 */
export const variationFit = (recipe: Recipe, share: (weight: number) => number): Fit => {
  const { exact, widest, middle, fitted, step } = recipe;
  const [, narrowest] = exact;
  const bend = polyline([
    [0, 0],
    [share(middle), 1],
    [1, 0],
  ]);
  return leastSquares(
    [
      fitted.map(([weight]) => share(weight)),
      fitted.map(([, width]) => (width - narrowest) / (widest - narrowest)),
      fitted.map(([weight]) => bend(share(weight))),
    ],
    step,
  );
};

/** What every variation adds to the points of one glyph, given the glyph in the exact and in the fitted cuts. */
export const glyphDeltas = (base: Outline, samples: readonly Outline[], nearest: Fit): Deltas[] => {
  const amounts = (axis: 'x' | 'y'): number[][] =>
    base[axis].map((value, point) =>
      nearest(samples.map((sample) => (sample[axis][point] ?? Number.NaN) - value)),
    );
  const [x, y] = [amounts('x'), amounts('y')];
  const pick = (lists: number[][], variation: number) => lists.map((list) => list[variation] ?? 0);
  return (x[0] ?? []).map((_, variation) => ({ x: pick(x, variation), y: pick(y, variation) }));
};
