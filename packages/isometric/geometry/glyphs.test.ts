import { expect, test } from 'vitest';
import { setText, textWidth } from './glyphs.ts';
import { stops } from './path.ts';

test('digits and capitals stand between the base line and the height of a capital', () => {
  const heights = setText('0123456789ABCDEFGHIJKLMNOPRSTUVWXYZ', 1000)
    .flatMap(({ contours }) => stops(contours.flat()))
    .map(([, height]) => height);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(-15);
  expect(Math.max(...heights)).toBeLessThanOrEqual(705);
});

test('letters follow each other, spaces take room, and size scales the width', () => {
  expect(setText('I S', 100).map(({ u }) => u > 0)).toEqual([false, true]);
  expect(textWidth('9001', 200)).toBeCloseTo(2 * textWidth('9001', 100));
  expect(textWidth('A B', 100)).toBeGreaterThan(textWidth('AB', 100));
});

test('pairs are kerned where the cut has kerning', () => {
  expect(textWidth('To', 100, 'heavy', 0)).toBeLessThan(
    textWidth('T', 100, 'heavy', 0) + textWidth('o', 100, 'heavy', 0),
  );
});

test('a character without an outline is named with the cut and the remedy', () => {
  expect(() => setText('9001§', 100)).toThrow(
    'the cut "numeral" has no "§". Write it without: the outlines were made once',
  );
});
