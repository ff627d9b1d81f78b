import { expect, test } from 'vitest';
import { ico } from './ico.ts';

const first = { size: 16, png: Uint8Array.of(0x89, 0x50, 0x4e) };
const second = { size: 256, png: Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d) };

test('is laid out byte for byte as the format says: header, one entry for each picture, the pictures', () => {
  expect([...ico([first, second])]).toEqual([
    ...[0, 0, 1, 0, 2, 0], // Reserved, type icon, two pictures.
    ...[16, 16, 0, 0, 1, 0, 32, 0, 3, 0, 0, 0, 38, 0, 0, 0], // 3 bytes at 6 + 2 × 16.
    ...[0, 0, 0, 0, 1, 0, 32, 0, 5, 0, 0, 0, 41, 0, 0, 0], // 256 pixels are written as 0; 5 bytes after those 3.
    ...[0x89, 0x50, 0x4e],
    ...[0x89, 0x50, 0x4e, 0x47, 0x0d],
  ]);
});

test('writes lengths beyond one byte with the low byte first', () => {
  const file = ico([{ size: 48, png: new Uint8Array(0x0102) }]);
  expect([...file.slice(14, 18)]).toEqual([0x02, 0x01, 0, 0]);
});
