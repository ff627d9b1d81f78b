import { expect, test } from 'vitest';
import type { Face } from '../face.ts';
import { parsePath } from '../geometry/path.ts';
import { fill, line, shadow } from '../paint.ts';
import { pack } from './pack.ts';

// That packing loses nothing and joins what it can: pack-loss.test.ts.

/** A square of the sheet. */
const square = (x: number, y: number, side: number, paint = fill('#111')): Face => ({
  paint,
  commands: parsePath(`M${x} ${y} ${x + side} ${y} ${x + side} ${y + side} ${x} ${y + side}Z`),
});

test('shadows that overlap darken once', () => {
  const svg = pack([square(0, 0, 20, shadow), square(10, 10, 20, shadow)], 1);
  expect(svg.match(/<path/g)).toHaveLength(1);
});

test('coordinates are whole, relative and rounded from the origin of the face', () => {
  const glyphAt = (x: number): Face => ({ ...square(x, 0, 3.3), origin: [x, 0] });
  const svg = pack([glyphAt(0.1), glyphAt(20.4)], 2);
  expect(svg).toBe('<path fill="#111" d="M0 0h7v7h-7zm41 0h7v7h-7z"/>');
});

test('a curve that goes on smoothly is written by its end alone', () => {
  const wave: Face = { paint: line('#000', 1), commands: parsePath('M0 0Q10 10 20 0 30 -10 40 0') };
  expect(pack([wave], 1)).toContain('d="M0 0q10 10 20 0t20 0"');
});
