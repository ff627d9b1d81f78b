import { appIcon, brand } from '@site/isometric';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { faviconIco, rasterise } from './icons.ts';

const decode = async (png: Uint8Array) => {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const pixel = (x: number, y: number) => [...data.subarray((y * info.width + x) * 4).subarray(0, 4)];
  return { info, pixel, data };
};
/** A colour such as `#0f4c8a` as the four values of a pixel. */
const opaque = (colour: string) => [...Buffer.from(colour.slice(1), 'hex'), 255];
const read = async (svg: string, size: number) => decode(await rasterise(svg, size));

test('favicon.ico holds the mark at 32 pixels, as the document says, with clear corners', async () => {
  const file = await faviconIco();
  expect([...file.subarray(4, 8)]).toEqual([1, 0, 32, 32]);
  const start = file.readUInt32LE(18);
  const { info, pixel } = await decode(file.subarray(start, start + file.readUInt32LE(14)));
  expect([info.width, info.height]).toEqual([32, 32]);
  expect(pixel(0, 0)[3]).toBe(0);
  expect(pixel(16, 8)).toEqual(opaque(brand.ink[500]));
});

test.each([180, 192, 512])(
  'at %i px the icon for home screens is ink up to its edges, its mark in the circle that they may cut: four tenths of its side',
  async (size) => {
    const { info, data } = await read(appIcon(), size);
    expect([info.width, info.height]).toEqual([size, size]);
    const ink = Buffer.from(opaque(brand.ink[900])).readUInt32BE();
    const middle = (size - 1) / 2;
    const outside = [...Array(size ** 2).keys()].filter(
      (at) => Math.hypot((at % size) - middle, Math.floor(at / size) - middle) > 0.4 * size,
    );
    expect(outside.filter((at) => data.readUInt32BE(4 * at) !== ink)).toEqual([]);
  },
);

test('a larger drawing is drawn, not scaled up: an edge stays one pixel wide', async () => {
  const square = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><path d="M0 0h2v4H0z"/></svg>';
  const { pixel } = await read(square, 400);
  expect(pixel(198, 200)[3]).toBe(255);
  expect(pixel(201, 200)[3]).toBe(0);
});
