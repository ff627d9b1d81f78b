import { expect, test } from 'vitest';
import { f2dot14, packDeltas } from './gvar.ts';

// Examples of the OpenType specification: "Packed deltas" in the chapter on font variations, and F2DOT14.
test('packs deltas that fit a byte into a run of bytes', () => {
  expect(packDeltas([10, -105, 0, -58]).toString('hex')).toBe('030a9700c6');
});

test('packs larger deltas into a run of words', () => {
  expect(packDeltas([4130, -1228]).toString('hex')).toBe('411022fb34');
});

test('ends a run after 64 numbers, the most that its first byte can say', () => {
  const packed = packDeltas(Array.from({ length: 65 }, () => 1));
  expect([packed.length, packed[0], packed[65]]).toEqual([67, 63, 0]);
});

test.each([
  [1.999939, '7fff'],
  [1.75, '7000'],
  [0, '0000'],
  [-2, '8000'],
])('stores %d as %s', (value, hex) => {
  expect(f2dot14(value).toString('hex')).toBe(hex);
});
