import { expect, test } from 'vitest';
import { largestBox, moved, resized, smallestShare } from './crop.ts';

const frame = { ratio: 0.8, least: { width: 400, height: 400 }, keep: 'top' } as const;

test('the largest part has the shape of the frame, and begins where the build would', () => {
  // 1000 × 1000 of which 800 × 1000 are shown; 400 × 1000 of which 400 × 500 are, from the top.
  expect(largestBox({ width: 1000, height: 1000 }, frame)).toEqual({
    left: expect.closeTo(0.1),
    top: 0,
    width: 0.8,
    height: 1,
  });
  expect(largestBox({ width: 400, height: 1000 }, frame)).toEqual({ left: 0, top: 0, width: 1, height: 0.5 });
  const centred = largestBox({ width: 400, height: 1000 }, { ...frame, keep: 'centre' });
  expect(centred.top).toBe(0.25);
});

test('a part may be as small as its place needs, and is the largest where that is too small', () => {
  // 800 × 1000 are shown: half of that is 400 wide. Of 300 × 300, 240 × 300 are.
  expect(smallestShare({ width: 1000, height: 1000 }, frame)).toBe(0.5);
  expect(smallestShare({ width: 300, height: 300 }, frame)).toBe(1);
});

test('a part stays in the picture wherever it is moved, and around what it shows when it shrinks', () => {
  const largest = { left: 0, top: 0, width: 1, height: 0.5 };
  expect(moved(largest, 0.3, 0.2)).toEqual({ ...largest, top: expect.closeTo(0.2) });
  expect(moved(largest, -1, 2)).toEqual({ ...largest, top: 0.5 });
  const half = resized(moved(largest, 0, 0.25), largest, 0.5);
  expect(half).toEqual({ left: 0.25, top: 0.375, width: 0.5, height: 0.25 });
  // At an edge, what has no room grows to the other side.
  expect(resized(moved(half, 1, 1), largest, 1)).toEqual({ left: 0, top: 0.5, width: 1, height: 0.5 });
});
