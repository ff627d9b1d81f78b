import { expect, test } from 'vitest';
import { sitesVisited } from './sites-visited.ts';

// IAF MD 1, for a central office and so many other sites.
test.each([
  [1, 2, 2, 2],
  [3, 3, 3, 3],
  [9, 4, 3, 4],
  [25, 6, 4, 5],
  [100, 11, 7, 9],
])(
  'of %i other sites and the central office %i are visited at first, %i each year, %i at recertification',
  (others, initial, yearly, recertification) => {
    expect(sitesVisited(others + 1)).toEqual({ initial, yearly, recertification });
  },
);
