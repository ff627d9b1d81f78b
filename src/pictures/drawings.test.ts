import { expect, test } from 'vitest';
import { content } from '#src/site/content.ts';

test('no two neighbours of the catalogue are seen from the same side', () => {
  const cameras = content.standards.filter(({ catalogue }) => catalogue).map(({ camera }) => camera);
  expect(cameras.filter((camera, index) => camera === cameras[index + 1])).toEqual([]);
});
