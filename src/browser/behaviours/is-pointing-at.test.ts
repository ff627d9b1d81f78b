import { expect, test } from 'vitest';
import { isPointingAt } from './is-pointing-at.ts';

/** A flyout to the right of the entries, as in the header: 44 px high entries, the first at 0. */
const flyout = { left: 188, right: 388, top: 0, bottom: 616 };
const left = { ...flyout, left: -200, right: 0 };
const below = { left: 0, right: 188, top: 80, bottom: 340 };
const from = { x: 60, y: 20 };

test.each([
  ['straight to the right', { x: 80, y: 20 }, true],
  ['slanting down to the last entry', { x: 80, y: 100 }, true],
  ['up and past the top', { x: 80, y: 0 }, false],
  ['steeply down the list, so that it would pass below', { x: 62, y: 60 }, false],
  ['straight down', { x: 60, y: 60 }, false],
  ['away to the left', { x: 40, y: 20 }, false],
  ['nowhere', from, false],
  ['to a box on the left', { x: 30, y: 80 }, true, left],
  ['away from a box on the left', { x: 90, y: 80 }, false, left],
  ['to a box below', { x: 65, y: 40 }, true, below],
])('a pointer that moves %s', (_way, to, expected, box = flyout) => {
  expect(isPointingAt(from, to, box)).toBe(expected);
});

test('a pointer that comes out of the box does not head for it', () => {
  expect(isPointingAt({ x: 200, y: 200 }, { x: 150, y: 210 }, flyout)).toBe(false);
});
