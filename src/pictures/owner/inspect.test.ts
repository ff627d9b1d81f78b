import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { noise } from '#tests/odd-pictures.ts';
import { readTable } from '#tests/table.ts';
import { type ImageSlot, imageSlots } from './image-slots.ts';
import { inspect } from './inspect.ts';

const { portrait, logo } = imageSlots;
const inspectPhoto = (bytes: Uint8Array, slot: ImageSlot = portrait) => inspect('a.JPG', bytes, slot);
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a33' } });
const text = z.string();
const refused = z.record(text, z.tuple([text, text]));
const { drawings, photos, logos, portraits } = readTable(
  'src/pictures/owner/inspect.yaml',
  z.strictObject({
    drawings: z.record(text, z.tuple([z.int(), z.int()])),
    photos: z.array(z.tuple([z.int(), z.int(), z.enum(['portrait', 'logo', 'opening'])], text)),
    logos: refused,
    portraits: refused,
  }),
);
/** A file that a table describes, byte by byte; in UTF-8 where it holds more than bytes. */
const given = (file: string) =>
  Buffer.from(
    file.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"'),
    /^\uFEFF/.test(file) ? 'utf8' : 'latin1',
  );

it('takes a photo with its upright size', async () => {
  const turned = await plain(900, 600).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  expect(await inspectPhoto(turned)).toEqual({ width: 600, height: 900 });
});

it.each(Object.entries(drawings))(
  'takes a drawing as a logo, in its shape: %s',
  async (file, [width, height]) => {
    expect(await inspect('a.svg', given(file), logo)).toEqual({ width, height });
  },
);

it.each(photos)('judges %i × %i pixels as %s', async (width, height, as, fault) => {
  const found = await inspectPhoto(await plain(width, height).png().toBuffer(), imageSlots[as]);
  const expected = fault ? { fault: expect.stringMatching(new RegExp(fault)) } : { width, height };
  expect(found).toMatchObject(expected);
});

/** A photo, with as much behind it as makes the file so large. */
const weighing = async (megabytes: number) => {
  const photo = await plain(500, 500).png().toBuffer();
  return Buffer.concat([photo, Buffer.alloc(megabytes * 2 ** 20 - photo.length)]);
};

it('takes a file just below 10 MB', async () => {
  expect(await inspectPhoto(await weighing(9.9))).toEqual({ width: 500, height: 500 });
});

it.each([
  ['a JPEG cut short', 'jpeg', 0.6],
  ['a PNG cut short', 'png', 0.9],
  ['a WebP cut short', 'webp', 0.5],
  ['an AVIF cut short', 'avif', 0.7],
] as const)('refuses %s, also when asked again', async (_, format, part) => {
  const whole = await noise(500, 600).toFormat(format, { effort: 1 }).toBuffer();
  const cut = whole.subarray(0, Math.round(whole.length * part));
  for (const _time of [1, 2]) {
    expect(await inspectPhoto(cut)).toEqual({
      fault: expect.stringMatching(/^is damaged or not whole: export it again/),
    });
  }
  expect(await inspectPhoto(whole)).toEqual({ width: 500, height: 600 });
});

const moving = async () => {
  const raw = { width: 500, height: 1000, channels: 3, pageHeight: 500 } as const;
  return sharp(await noise(500, 1000).raw().toBuffer(), { raw })
    .webp({ effort: 0 })
    .toBuffer();
};
/** A small picture whose head says otherwise: as far as that it is read before it is refused. */
const huge = async () => {
  const png = await plain(9, 9).png().toBuffer();
  png.writeUInt32BE(20_000, 16);
  png.writeUInt32BE(15_000, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
};
const drawn = '<?xml version="1.0"?><!-- Bureau Zürich --><svg viewBox="0 0 9 9"><path d="M0 0h9"/></svg>';
const heavy = `<svg viewBox="0 0 9 9"><path d="M0 0${'h9'.repeat(60_000)}"/></svg>`;

it.each([
  ...Object.entries(logos).map(([what, row]) => [what, 'a.svg', logo, ...row] as const),
  ...Object.entries(portraits).map(([what, row]) => [what, 'a.JPG', portrait, ...row] as const),
])('refuses %s', async (_, name, slot, file, fault) => {
  expect(await inspect(name, given(file), slot)).toEqual({ fault: expect.stringMatching(new RegExp(fault)) });
});

// Of drawings what is too large would be published as it is.
it.each<readonly [name: string, file: () => Buffer | Promise<Buffer>, fault: RegExp]>([
  ['moving.webp', moving, /^moves/],
  ['large.png', () => weighing(10.2), /^has 10\.2 MB: save it with at most 10 MB/],
  ['huge.png', huge, /^has 20000 × 15000 pixels, which is too large.*: save it with 2,500/],
  ['large.svg', () => given(heavy), /^has 118 KB: a drawing has at most 100 KB; .*PNG/],
  ['latin1.svg', () => Buffer.from(drawn, 'latin1'), /^is not written in UTF-8: export it as UTF-8/],
  ['utf16.svg', () => Buffer.from(`\ufeff${drawn}`, 'utf16le'), /^is not written in UTF-8: export it/],
  ['photo.svg', () => plain(9, 9).jpeg().toBuffer(), /^holds a picture of the kind jpeg: .* end in .jpeg$/],
  [
    'drawing.jpg',
    () => given('<svg viewBox="0 0 40 10"/>'),
    /^holds .* kind svg: have its name end in .svg$/,
  ],
])('refuses %s', async (name, file, fault) => {
  const slot = /svg|drawing/.test(name) ? logo : portrait;
  expect(await inspect(name, await file(), slot)).toEqual({ fault: expect.stringMatching(fault) });
});
