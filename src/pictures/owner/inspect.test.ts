import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { noise } from '#tests/odd-pictures.ts';
import { type ImageSlot, imageSlots } from './image-slots.ts';
import { inspect } from './inspect.ts';

const { portrait, logo, opening } = imageSlots;
const inspectPhoto = (bytes: Uint8Array, slot: ImageSlot) => inspect('a.JPG', bytes, slot);
const inspectDrawing = (bytes: Uint8Array, slot: ImageSlot) => inspect('a.svg', bytes, slot);
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a33' } });
const svg = (root: string, inner = '') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${root}>${inner}</svg>`);
const path = '<path d="M0 0h9"/>';

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

it.each<[drawing: string | Buffer, width: number, height: number]>([
  [svg('viewBox="0 0 40 10"', path), 40, 10],
  [svg('width="200" height="50px" viewBox="0 0 4 4"', path), 200, 50],
  [svg('width="1in" height="72pt"', path), 96, 96],
  [svg('viewBox="0 0 300,100"', path), 300, 100],
  [svg("width='100%' height='100%' viewBox='-5 -5 30 10'", path), 30, 10],
  [`\uFEFF<?xml version="1.0"?>\n<!-- made by hand -->\n${svg('viewBox="0 0 9 9"', path)}`, 9, 9],
  [`<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x.dtd">\n${svg('viewBox="0 0 9 9"', path)}`, 9, 9],
])('takes a drawing as a logo, in its shape: %s', async (drawing, width, height) => {
  expect(await inspectDrawing(Buffer.from(drawing), logo)).toEqual({ kind: 'svg', width, height });
});

it.each<[width: number, height: number, as: keyof typeof imageSlots, fault?: RegExp]>([
  [400, 400, 'portrait'],
  [160, 24, 'logo'],
  [24, 160, 'logo'],
  [1200, 600, 'opening'],
  [399, 900, 'portrait', /has 399 × 900 pixels: a portrait needs .*400 × 400.*larger/],
  [900, 399, 'portrait', /has 900 × 399 pixels/],
  [1, 5000, 'portrait', /has 1 × 5000 pixels/],
  [1, 5000, 'logo', /a logo needs at least 160 × 24 pixels, or as many upright/],
  [159, 90, 'logo', /has 159 × 90 pixels/],
  [1199, 900, 'opening', /a page's opening needs at least 1200 × 600/],
])('judges %i × %i pixels as %s', async (width, height, as, fault) => {
  const found = await inspectPhoto(await plain(width, height).png().toBuffer(), imageSlots[as]);
  const expected = fault ? { fault: expect.stringMatching(fault) } : { width, height };
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

type Refused = [what: string, bytes: Buffer, fault: RegExp, slot?: ImageSlot];
const others: readonly (readonly [text: string, other: string])[] = [
  ['\n<!doctype html><title>404</title><svg/>', 'a web page'],
  ['%PDF-1.7', 'a PDF'],
  ['GIF89a', 'a GIF'],
  ['\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'a HEIC photo as telephones store it'],
  ['PK\x03\x04', 'an office document or an archive'],
  ['\x7fELF\x02\x01\x01\0', 'no picture'],
];

it.each<Refused>([
  ['an empty file', Buffer.from(''), /^is empty/, portrait],
  ['a text', Buffer.from('I will send it'), /^is a text, .*: give a JPEG, PNG, WebP or AVIF/, portrait],
  ['what only begins like a JPEG', Buffer.from('\xff\xd8\xff words', 'latin1'), /^is damaged/, portrait],
  ['a drawing as a portrait', svg('viewBox="0 0 9 9"'), /drawing \(SVG\).*logos only/, portrait],
  ['a drawing with script', svg('viewBox="0 0 9 9"', '<script>1</script>'), /not safe.*element script.*PNG/],
  ...['', 'width="100"', 'viewBox="0 0 0 0"', 'stroke-width="4" stroke-height="4"'].map(
    (root): Refused => [`a drawing without size, ${root}`, svg(root, path), /neither a viewBox nor a width/],
  ),
  ...others.map(
    ([text, other]): Refused => [
      other,
      Buffer.from(text, 'latin1'),
      new RegExp(`^is ${other}, .*AVIF or SVG`),
    ],
  ),
  ['letters in a font', svg('viewBox="0 0 9 9"', '<text>Mill</text>'), /^holds text.*outlines/],
  ['a drawing that draws nothing', svg('viewBox="0 0 9 9"', '<g/>'), /^draws nothing: export it/],
  ['a drawing that is no XML', Buffer.from('<svg viewBox="0 0 9 9"><path></svg>'), /^is damaged/],
  [
    'a drawing of more than 100 KB, which would be published as it is',
    svg('viewBox="0 0 9 9"', `<path d="M0 0${'h9'.repeat(60_000)}"/>`),
    /^has 118 KB: a drawing has at most 100 KB; .*PNG/,
  ],
])('refuses %s', async (_, bytes, fault, slot = logo) => {
  const file = slot === logo ? 'a.svg' : 'a.JPG';
  expect(await inspect(file, bytes, slot)).toEqual({ fault: expect.stringMatching(fault) });
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
  expect(await inspectPhoto(svg('viewBox="0 0 40 10"'), logo)).toEqual({
    fault: 'holds a picture of the kind svg: have its name end in .svg',
  });
});
