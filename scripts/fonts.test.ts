import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';
import { beforeAll, describe, expect, test } from 'vitest';
import { CHARACTERS, NOT_IN_THE_FONTS } from './fonts/characters.ts';
import { fontFiles } from './fonts.ts';

const FONTS = new URL('../src/fonts/', import.meta.url);
const CONTENT = new URL('../content/', import.meta.url);
const STYLES = new URL('../src/styles/fonts.css', import.meta.url);
const SOURCE = '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2';
const KB = 1024;

const open = (bytes: Buffer): Font => {
  const font = create(bytes);
  if (!('layout' in font)) throw new Error('Expected one font in the file.');
  return font;
};

const committed = (name: string): Promise<Buffer> => readFile(new URL(name, FONTS));

let made: ReadonlyMap<string, Buffer>;
beforeAll(async () => {
  made = await fontFiles();
});

describe('the files of src/fonts', () => {
  test('are what the script makes', async () => {
    for (const [name, bytes] of made)
      expect((await committed(name)).equals(bytes), `${name} is out of date: run node scripts/fonts.ts`).toBe(
        true,
      );
    expect((await readdir(FONTS)).sort()).toEqual([...made.keys()].sort());
  });

  test('come out the same twice', async () => {
    const again = await fontFiles();
    for (const [name, bytes] of made) expect(again.get(name)?.equals(bytes), name).toBe(true);
  });

  test('stay within the budget of 25 KB', async () => {
    const fonts = [...made].filter(([name]) => name.endsWith('.woff2'));
    expect(fonts.reduce((sum, [, bytes]) => sum + bytes.length, 0)).toBeLessThanOrEqual(25 * KB);
  });

  test('carry the licence of each family', async () => {
    for (const name of ['OFL-archivo.txt', 'OFL-martian-mono.txt'])
      expect((await committed(name)).toString()).toContain('SIL Open Font License, Version 1.1');
  });
});

describe('characters', () => {
  /** The signs that DESIGN.md and the texts call for. */
  const WANTED = '©®°±×÷§·–—‘’“”•…′″→←↑↓↗√−≤≥≈½¼é≠\u00a0';

  test('are all drawn, or known not to be', async () => {
    const drawn = new Set(open(await committed('archivo.woff2')).characterSet);
    const missing = [...WANTED, ...CHARACTERS].filter((sign) => !drawn.has(sign.codePointAt(0) ?? 0));
    expect([...new Set(missing)].sort()).toEqual([...NOT_IN_THE_FONTS].sort());
  });

  test('of the content are all drawn', async () => {
    const known = new Set(`${CHARACTERS}\n`);
    const files = (await readdir(CONTENT, { recursive: true })).filter((name) => /\.(ya?ml|md)$/.test(name));
    const texts = await Promise.all(
      files.map(async (name) => ({ name, text: await readFile(new URL(name, CONTENT), 'utf8') })),
    );
    const unknown = texts.flatMap(({ name, text }) =>
      [...new Set(text)].filter((sign) => !known.has(sign)).map((sign) => `content/${name}: "${sign}"`),
    );
    expect(files.length).toBeGreaterThan(0);
    expect(unknown, 'Write it otherwise, or add it to CHARACTERS in scripts/fonts/characters.ts').toEqual([]);
  });
});

describe('Archivo as fitted', () => {
  /** What nearly all text is written with: signs are drawn a little further from the source. */
  const COMMON = CHARACTERS.replaceAll(/[^\w .,:;'’&/+?\u00a0-]/g, '');

  const instance = async (font: Buffer, wght: number, wdth: number) =>
    open(
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

  // The cuts are those of the table in DESIGN.md, section 3; a unit is a thousandth of the type size.
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
      instance(await committed('archivo.woff2'), wght, wdth),
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
    const font = await instance(await committed('archivo.woff2'), wght, wdth);
    const widths = (features: string[]) =>
      new Set([...'0123456789'].map((digit) => font.layout(digit, features).advanceWidth));
    expect(widths(['tnum']).size).toBe(1);
    expect(widths([]).size).toBeGreaterThan(1);
  });

  test('kerns', async () => {
    const font = await instance(await committed('archivo.woff2'), 740, 120);
    const kerned = font.layout('To').advanceWidth;
    expect(kerned).toBeLessThan(font.layout('T').advanceWidth + font.layout('o').advanceWidth - 50);
  });
});

describe('src/styles/fonts.css', () => {
  const facesOf = (css: string) =>
    [...css.matchAll(/@font-face\s*\{([^}]*)\}/g)].map(([, body = '']) => ({
      family: /font-family: '([^']+)'/.exec(body)?.[1],
      file: /url\('\.\.\/fonts\/([^']+)'\)/.exec(body)?.[1],
      percent: (name: string) => Number(new RegExp(`${name}: ([\\d.]+)%`).exec(body)?.[1]),
    }));

  test('gives every local font the height of ours', async () => {
    const faces = facesOf(await readFile(STYLES, 'utf8')).filter(({ file }) => !file);
    expect(faces.length).toBeGreaterThan(0);
    for (const { family, percent } of faces) {
      const { ascent, descent, unitsPerEm } = open(
        await committed(family?.startsWith('Martian') ? 'martian-mono.woff2' : 'archivo.woff2'),
      );
      const scale = percent('size-adjust') / 100;
      expect(percent('ascent-override') * scale, family).toBeCloseTo((ascent / unitsPerEm) * 100, 0);
      expect(percent('descent-override') * scale, family).toBeCloseTo((-descent / unitsPerEm) * 100, 0);
      expect(percent('line-gap-override'), family).toBe(0);
    }
  });
});
