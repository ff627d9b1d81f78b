import { expect, test } from 'vitest';
import { position } from './position.ts';

test('writes a position as a chart does', () => {
  expect(position({ latitude: 6.9, longitude: 79.8833 })).toBe('6°54′ N 79°53′ E');
  expect(position({ latitude: -0.05, longitude: -10.5 })).toBe('0°03′ S 10°30′ W');
});

test('carries sixty minutes over to the next degree', () => {
  expect(position({ latitude: 6.9999, longitude: 79.9999 })).toBe('7°00′ N 80°00′ E');
});
