import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { Sound } from './inspect.ts';
import { twoColours } from './odd-pictures.ts';
import { type Place, places } from './places.ts';
import { drawnVersion, pixelVersions, seenPart, widthsFor } from './versions.ts';

const { portrait, logo, page } = places;

const versionsOf = (bytes: Uint8Array, width: number, height: number, place: Place = portrait) =>
  pixelVersions('Team/A_Perera.jpg', bytes, { kind: 'png', width, height } satisfies Sound, place);

/** The first file so wide in the format, decoded. */
const made = async (versions: ReturnType<typeof versionsOf>, type: string, width = 320) => {
  const version = versions.find((one) => one.type === type && one.width === width);
  return Buffer.from((await version?.make()) ?? []);
};

const pixel = async (bytes: Buffer, across: number, down: number) => {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(down * info.height) * info.width + Math.floor(across * info.width)) * info.channels;
  return [...data.subarray(at, at + info.channels)];
};

const isNear = (found: readonly number[], expected: readonly number[], within: number) =>
  expected.every((value, channel) => Math.abs(value - (found[channel] ?? Number.NaN)) <= within);

const formats = ['image/avif', 'image/webp'];

it.each([
  [1000, portrait, [160, 320, 640, 960]],
  [1300, portrait, [160, 320, 640, 960, 1300]],
  [5000, portrait, [160, 320, 640, 960, 1440]],
  [400, portrait, [160, 320, 400]],
  [24, logo, [24]],
  [4000, page, [640, 960, 1440, 1920, 2560]],
])('makes of %d pixels no width larger, and their own where that is more', (width, place, widths) => {
  expect(widthsFor(width, place)).toEqual(widths);
});

it.each([
  ['a landscape becomes a square', 3000, 1000, portrait, { width: 1000, height: 1000 }],
  ['a strip keeps its top', 500, 5000, portrait, { width: 500, height: 1000 }],
  ['a common portrait stays whole', 3000, 4000, portrait, { width: 3000, height: 4000 }],
  ['a long logo stays whole', 900, 60, logo, { width: 900, height: 60 }],
  ['a panorama loses its ends', 6000, 1200, page, { width: 3000, height: 1200 }],
])('%s', (_, width, height, place, seen) => {
  expect(seenPart({ kind: 'jpeg', width, height }, place)).toEqual(seen);
});

it.each(formats)('turns a photo upright as its EXIF asks, in %s', async (type) => {
  // Stored lying on its left side: red at the left is red at the top.
  const upright = await twoColours(600, 900, '#d00', '#00d');
  const stored = await sharp(upright).rotate(270).jpeg().withMetadata({ orientation: 6 }).toBuffer();
  const file = await made(versionsOf(stored, 600, 900), type);
  const { width, height, orientation, exif, icc, xmp } = await sharp(file).metadata();
  expect({ width, height, orientation, exif, icc, xmp }).toEqual({ width: 320, height: 480 });
  expect(isNear(await pixel(file, 0.5, 0.2), [221, 0, 0], 12)).toBe(true);
  expect(isNear(await pixel(file, 0.5, 0.8), [0, 0, 221], 12)).toBe(true);
});

it.each(formats)('shows a CMYK photo in the colours of the screen, in %s', async (type) => {
  const ink = await sharp(await twoColours(800, 800, '#c0392b', '#2e86c1'))
    .flatten()
    .toColourspace('cmyk')
    .jpeg({ quality: 95 })
    .toBuffer();
  expect((await sharp(ink).metadata()).space).toBe('cmyk');
  const file = await made(versionsOf(ink, 800, 800), type);
  expect((await sharp(file).metadata()).space).toBe('srgb');
  // What ink on paper can show of them.
  expect(isNear(await pixel(file, 0.5, 0.2), [192, 57, 43], 30)).toBe(true);
  expect(isNear(await pixel(file, 0.5, 0.8), [46, 134, 193], 30)).toBe(true);
});

it.each(formats)('keeps transparency, in %s', async (type) => {
  const half = await twoColours(400, 400, '#124a78', '#fff0');
  const file = await made(versionsOf(half, 400, 400, logo), type);
  expect(isNear(await pixel(file, 0.5, 0.2), [18, 74, 120, 255], 6)).toBe(true);
  expect((await pixel(file, 0.5, 0.8)).at(3)).toBe(0);
});

it('strips the place where a photo was taken', async () => {
  const located = await sharp(await twoColours(500, 500, '#111', '#eee'))
    .flatten()
    .jpeg()
    .withExif({ IFD0: { Artist: 'E. Hassan' }, IFD3: { GPSLatitude: '6/1 55/1 0/1' } })
    .toBuffer();
  expect(located.includes('E. Hassan')).toBe(true);
  for (const { make } of versionsOf(located, 500, 500))
    expect(Buffer.from(await make()).includes('E. Hassan')).toBe(false);
});

it.each([
  ['of a strip the top', 400, 2000, portrait, '#d00', '#00d', [221, 0, 0]],
  ['of a landscape the middle', 1600, 500, portrait, '#0a0', '#0a0', [0, 170, 0]],
])('shows %s', async (_, width, height, place, upper, lower, colour) => {
  const file = await made(
    versionsOf(await twoColours(width, height, upper, lower), width, height, place),
    'image/webp',
  );
  expect(isNear(await pixel(file, 0.5, 0.95), colour, 12)).toBe(true);
});

it('names files so that other bytes, another place and another width have another name', async () => {
  const bytes = await twoColours(600, 600, '#111', '#222');
  const other = await twoColours(600, 600, '#111', '#223');
  const all = [
    ...versionsOf(bytes, 600, 600),
    ...versionsOf(other, 600, 600),
    ...versionsOf(bytes, 600, 600, logo),
    drawnVersion('a.svg', bytes),
    drawnVersion('a.svg', other),
  ].map(({ file }) => file);
  expect(new Set(all).size).toBe(all.length);
  // Files named so are cached for good.
  for (const file of all) expect(file).toMatch(/^[a-z0-9-]+\.[0-9a-f]{8,}\.(avif|webp|svg)$/);
  expect(versionsOf(bytes, 600, 600).map(({ file }) => file)).toEqual(all.slice(0, 6));
});

it('passes a drawing through unchanged', async () => {
  const bytes = Buffer.from('<svg viewBox="0 0 9 9"/>');
  expect(Buffer.from(await drawnVersion('logo.svg', bytes).make())).toEqual(bytes);
});
