import { expect, it } from 'vitest';
import { imageSlots, visiblePart, widthsFor } from './image-slots.ts';

const { portrait, logo, opening } = imageSlots;

it.each([
  [1000, portrait, [160, 320, 640, 960, 1000]],
  [5000, portrait, [160, 320, 640, 960, 1440]],
  [1440, portrait, [160, 320, 640, 960, 1440]],
  [400, portrait, [160, 320, 400]],
  [24, logo, [24]],
  [4000, opening, [640, 960, 1440, 1920, 2560]],
])('makes of %d pixels no width larger, and their own', (width, slot, widths) => {
  expect(widthsFor(width, slot)).toEqual(widths);
});

it.each([
  ['a landscape becomes a square', 3000, 1000, portrait, { width: 1000, height: 1000 }],
  ['a strip keeps twice its width', 500, 5000, portrait, { width: 500, height: 1000 }],
  ['a common portrait stays whole', 3000, 4000, portrait, { width: 3000, height: 4000 }],
  ['a long logo stays whole', 900, 60, logo, { width: 900, height: 60 }],
  ['a panorama loses its ends', 6000, 1200, opening, { width: 3000, height: 1200 }],
])('%s', (_, width, height, slot, visible) => {
  expect(visiblePart({ width, height }, slot)).toEqual(visible);
});
