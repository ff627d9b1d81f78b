import { expect, test } from 'vitest';
import { position } from './position.ts';

test('writes a position as a chart does', () => {
  expect(position({ latitude: 6.9, longitude: 79.8833 })).toBe('6°54′\u00a0N 79°53′\u00a0E');
  expect(position({ latitude: -0.05, longitude: -10.5 })).toBe('0°03′\u00a0S 10°30′\u00a0W');
});

test('carries sixty minutes over to the next degree', () => {
  expect(position({ latitude: 6.9999, longitude: 79.9999 })).toBe('7°00′\u00a0N 80°00′\u00a0E');
});
