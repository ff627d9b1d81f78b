import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { allSocialPictures, socialPicture, socialPng } from './social-pictures.ts';

// Thirty-two drawings take a second or two, and longer on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

test('a name changes with the picture only, and can be cached for good', () => {
  const { src } = socialPicture('iso-22000');
  expect(src).toMatch(/^\/social\/iso-22000\.[0-9a-f]{8}\.png$/);
  expect(socialPicture('iso-22000').src).toBe(src);
  const hashes = allSocialPictures().map((picture) => picture.src.split('.')[1]);
  expect(new Set(hashes).size).toBe(32);
});

test('the words of the picture are its alternative text', () => {
  expect(socialPicture('iso-22000').alt).toContain('ISO 22000:2018 Food Safety Management');
});

test('every picture is a PNG of 1200 by 630 pixels and at most 60 KB', async () => {
  const pictures = await Promise.all(
    allSocialPictures().map(async ({ src, svg }) => {
      const png = await socialPng(svg);
      const { format, width, height } = await sharp(png).metadata();
      return { src, format, width, height, bytes: png.length };
    }),
  );
  expect(
    pictures.filter(
      ({ format, width, height, bytes }) =>
        format !== 'png' || width !== 1200 || height !== 630 || bytes > 60 * 1024,
    ),
  ).toEqual([]);
});

test('the same drawing becomes the same bytes', async () => {
  const { svg } = socialPicture('iso-9001');
  const [first, second] = await Promise.all([socialPng(svg), socialPng(svg)]);
  expect(first.equals(second)).toBe(true);
});
