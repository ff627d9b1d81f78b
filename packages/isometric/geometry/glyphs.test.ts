import { expect, test } from 'vitest';
import { setText, textWidth } from './glyphs.ts';
import type { Point } from './projection.ts';

const pointsOf = (text: string): Point[] =>
  setText(text, 1000).flatMap(({ u, contours }) =>
    contours.flatMap(({ from, edges }) =>
      [from, ...edges.map(({ to }) => to)].map(([x, y]): Point => [u + x, y]),
    ),
  );

test('digits and capitals stand between the base line and the height of a capital', () => {
  const heights = pointsOf('0123456789ABCDEFGHIJKLMNOPRSTUVWXYZ').map(([, v]) => v);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(-15);
  expect(Math.max(...heights)).toBeLessThanOrEqual(705);
});

test('a nought has an outline and a hole that runs the other way', () => {
  const [nought] = setText('0', 1000);
  const turns = nought?.contours.map(({ from, edges }) =>
    Math.sign(
      [from, ...edges.map(({ to }) => to)].reduce((sum, [x, y], i, all) => {
        const [nx, ny] = all[(i + 1) % all.length] ?? from;
        return sum + x * ny - nx * y;
      }, 0),
    ),
  );
  expect(turns).toEqual([-1, 1]);
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
