import { expect, test } from 'vitest';
import { content } from '#src/content/content.ts';
import { allDrawings, picture } from './drawings.ts';

test('no two neighbours of the catalogue are seen from the same side', () => {
  const cameras = content.standards.filter(({ catalogue }) => catalogue).map(({ camera }) => camera);
  expect(cameras.filter((camera, index) => camera === cameras[index + 1])).toEqual([]);
});

test('a drawing has one file, whose name changes with its content', () => {
  const drawings = allDrawings();
  expect(new Set(drawings.map(({ src }) => src)).size).toBe(drawings.length);
  for (const { src, width, height } of drawings) {
    expect(src).toMatch(/^\/art\/[a-z0-9-]+\.[0-9a-f]{8}\.svg$/);
    expect(width * height).toBeGreaterThan(0);
  }
});

test('a name that does not exist is refused with those that do', () => {
  expect(() => picture('no-such-drawing')).toThrow(/no-such-drawing.*home-hero-wide/s);
});
