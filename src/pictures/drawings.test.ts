import { expect, test } from 'vitest';
import { content } from '#src/content/content.ts';
import { allDrawings, picture } from './drawings.ts';

test('no two service pages show the same object', () => {
  const { standards, certifications, managementServices } = content;
  const scenes = [...standards, ...certifications, ...managementServices].map(({ drawing }) => drawing);
  expect(scenes.toSorted()).toEqual([...new Set(scenes)].toSorted());
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
