import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Font } from 'fontkit';
import subsetFont from 'subset-font';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeFonts } from './fonts.ts';
import { openFont } from './open-font.ts';

const SOURCE = '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2';

/** What nearly all text is written with: signs are drawn a little further from the source. */
const COMMON = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_ .,:;'’&/+?-\u00a0";

let made: ReadonlyMap<string, Buffer>;
let archivo: Buffer;
beforeAll(async () => {
  made = await makeFonts(COMMON);
  archivo = made.get('archivo.woff2') ?? Buffer.alloc(0);
});

describe('the files', () => {
  test('come out the same twice', async () => {
    const again = await makeFonts(COMMON);
    for (const [name, bytes] of made) expect(again.get(name)?.equals(bytes), name).toBe(true);
  });

  test.each(['archivo.woff2', 'martian-mono.woff2'])(
    '%s draws what is asked for and nothing else',
    (name) => {
      const font = openFont(made.get(name) ?? Buffer.alloc(0));
      expect([...COMMON].filter((sign) => !font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0))).toEqual([]);
      expect(font.hasGlyphForCodePoint(0xe9)).toBe(false);
    },
  );

  test('carry the licence of each family', () => {
    for (const name of ['OFL-archivo.txt', 'OFL-martian-mono.txt'])
      expect(made.get(name)?.toString()).toContain('SIL Open Font License, Version 1.1');
  });
});

describe('Archivo as fitted', () => {
  const instance = async (font: Buffer, wght: number, wdth: number) =>
    openFont(
      await subsetFont(font, COMMON, {
        targetFormat: 'truetype',
        variationAxes: { wght, wdth },
        noHinting: true,
      }),
    );
  const source = () => readFile(createRequire(import.meta.url).resolve(SOURCE));
  const pointsOf = (font: Font, sign: string): number[] => {
    const glyph = font.glyphForCodePoint(sign.codePointAt(0) ?? 0);
    return [glyph.advanceWidth, ...glyph.path.commands.flatMap(({ args }) => args)];
  };

  // The cuts that the design uses; a unit is a thousandth of the type size.
  test.each([
    ['body', 400, 100, 0, 0],
    ['strong text', 650, 100, 1.5, 8],
    ['h3', 660, 110, 1.5, 8],
    ['h2', 690, 116, 1.5, 8],
    ['h1', 740, 120, 1.5, 8],
    ['numeral and standard title', 780, 125, 2, 10],
    ['year of a standard title', 520, 125, 2, 10],
  ])('%s (%d/%d) looks like the source', async (_, wght, wdth, typical, most) => {
    const [ours, theirs] = await Promise.all([
      instance(archivo, wght, wdth),
      instance(await source(), wght, wdth),
    ]);
    const errors = [...COMMON].flatMap((sign) => {
      const expected = pointsOf(theirs, sign);
      const actual = pointsOf(ours, sign);
      expect(actual.length, sign).toBe(expected.length);
      return actual.map((value, index) => Math.abs(value - (expected[index] ?? Number.NaN)));
    });
    const meanSquare = errors.reduce((sum, error) => sum + error ** 2, 0) / errors.length;
    expect(Math.sqrt(meanSquare)).toBeLessThanOrEqual(typical);
    expect(Math.max(...errors)).toBeLessThanOrEqual(most);
  });

  test.each([
    [400, 100],
    [780, 125],
  ])('has tabular figures of one width at %d/%d', async (wght, wdth) => {
    const font = await instance(archivo, wght, wdth);
    const widths = (features: string[]) =>
      new Set([...'0123456789'].map((digit) => font.layout(digit, features).advanceWidth));
    expect(widths(['tnum']).size).toBe(1);
    expect(widths([]).size).toBeGreaterThan(1);
  });

  test('kerns', async () => {
    const font = await instance(archivo, 740, 120);
    const kerned = font.layout('To').advanceWidth;
    expect(kerned).toBeLessThan(font.layout('T').advanceWidth + font.layout('o').advanceWidth - 50);
  });
});
