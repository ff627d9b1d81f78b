import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { noise } from '#tests/odd-pictures.ts';
import { readTable } from '#tests/table.ts';
import { type ImageSlot, imageSlots } from './image-slots.ts';
import { inspect } from './inspect.ts';

const { portrait, logo, opening } = imageSlots;
const inspectPhoto = (bytes: Uint8Array, slot: ImageSlot) => inspect('a.JPG', bytes, slot);
const inspectDrawing = (bytes: Uint8Array, slot: ImageSlot) => inspect('a.svg', bytes, slot);
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
  expect(await inspectPhoto(turned, portrait)).toEqual({ kind: 'jpeg', width: 600, height: 900 });
});

it('refuses a picture that moves', async () => {
  const strip = await noise(500, 1000).raw().toBuffer();
  const raw = { width: 500, height: 1000, channels: 3, pageHeight: 500 } as const;
  const moving = await sharp(strip, { raw }).webp({ effort: 0 }).toBuffer();
  expect(await inspectPhoto(moving, portrait)).toEqual({ fault: expect.stringMatching(/^moves/) });
});

it.each(Object.entries(drawings))(
  'takes a drawing as a logo, in its shape: %s',
  async (file, [width, height]) => {
    expect(await inspectDrawing(given(file), logo)).toEqual({ kind: 'svg', width, height });
  },
);

it.each(photos)('judges %i × %i pixels as %s', async (width, height, as, fault) => {
  const found = await inspectPhoto(await plain(width, height).png().toBuffer(), imageSlots[as]);
  const expected = fault ? { fault: expect.stringMatching(new RegExp(fault)) } : { width, height };
  expect(found).toMatchObject(expected);
});

it('refuses a file of more than 10 MB and takes one just below', async () => {
  const photo = await plain(500, 500).png().toBuffer();
  const weighing = (megabytes: number) =>
    Buffer.concat([photo, Buffer.alloc(megabytes * 2 ** 20 - photo.length)]);
  const found = await inspectPhoto(weighing(10.2), portrait);
  expect(found).toEqual({ fault: expect.stringMatching(/^has 10\.2 MB: save it with at most 10 MB/) });
  expect(await inspectPhoto(weighing(9.9), portrait)).toMatchObject({ kind: 'png' });
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
    expect(await inspectPhoto(cut, portrait)).toEqual({
      fault: expect.stringMatching(/^is damaged or not whole: export it again/),
    });
  }
  expect(await inspectPhoto(whole, portrait)).toMatchObject({ kind: format });
});

it.each([
  ...Object.entries(logos).map(([what, row]) => [what, 'a.svg', logo, ...row] as const),
  ...Object.entries(portraits).map(([what, row]) => [what, 'a.JPG', portrait, ...row] as const),
])('refuses %s', async (_, name, slot, file, fault) => {
  expect(await inspect(name, given(file), slot)).toEqual({ fault: expect.stringMatching(new RegExp(fault)) });
});

it('refuses a drawing of more than 100 KB, which would be published as it is', async () => {
  const drawing = given(`<svg viewBox="0 0 9 9"><path d="M0 0${'h9'.repeat(60_000)}"/></svg>`);
  expect(await inspectDrawing(drawing, logo)).toEqual({
    fault: expect.stringMatching(/^has 118 KB: a drawing has at most 100 KB; .*PNG/),
  });
});

it('refuses a picture of more pixels than any camera takes, whatever its file weighs', async () => {
  // A small picture whose head says otherwise: as far as that it is read before it is refused.
  const huge = await plain(9, 9).png().toBuffer();
  huge.writeUInt32BE(20_000, 16);
  huge.writeUInt32BE(15_000, 20);
  huge.writeUInt32BE(crc32(huge.subarray(12, 29)), 29);
  expect(await inspectPhoto(huge, opening)).toEqual({
    fault: expect.stringMatching(/^has 20000 × 15000 pixels, which is too large.*: save it with 2,500/),
  });
});

it.each(['latin1', 'utf16le'] as const)('tells a drawing in %s to be saved as UTF-8', async (encoding) => {
  const drawing =
    '<?xml version="1.0"?><!-- Bureau Zürich --><svg viewBox="0 0 9 9"><path d="M0 0h9"/></svg>';
  const bytes = Buffer.from(encoding === 'utf16le' ? `\ufeff${drawing}` : drawing, encoding);
  expect(await inspectDrawing(bytes, logo)).toEqual({
    fault: expect.stringMatching(/^is not written in UTF-8: export it as UTF-8/),
  });
});

it('refuses a name that would have a photo published as a drawing, or a drawing as a photo', async () => {
  expect(await inspectDrawing(await plain(500, 500).jpeg().toBuffer(), logo)).toEqual({
    fault: 'holds a picture of the kind jpeg: have its name end in .jpeg',
  });
  expect(await inspectPhoto(given('<svg viewBox="0 0 40 10"/>'), logo)).toEqual({
    fault: 'holds a picture of the kind svg: have its name end in .svg',
  });
});
