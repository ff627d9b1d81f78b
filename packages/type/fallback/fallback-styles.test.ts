import { beforeAll, expect, test } from 'vitest';
import { makeFonts } from '../fonts.ts';
import { openFont } from '../open-font.ts';
import { type FallbackFace, fallbackStyles } from './fallback-styles.ts';
import { localFonts } from './local-fonts.ts';

let fonts: ReadonlyMap<string, Buffer>;
beforeAll(async () => {
  fonts = await makeFonts('abcdefghijklmnopqrstuvwxyz .,-&');
});

const texts = ['a plain text', 'another'];
const face = (more: Partial<FallbackFace>): FallbackFace => ({
  family: 'Stand-in',
  standsFor: 'archivo.woff2',
  local: 'arial',
  samples: [{ cut: [400, 100], texts }],
  ...more,
});
const percentOf = (css: string, name: string) =>
  Number(new RegExp(`${name}: ([\\d.]+)%`).exec(css)?.[1]) / 100;

test('names the local fonts, further ones last, and says for what the face is', async () => {
  const css = await fallbackStyles(fonts, [
    face({ alsoLocal: ['Roboto'], weight: '400 499', stretch: '100%', unicodeRange: 'U+61' }),
  ]);
  expect(css).toContain("font-family: 'Stand-in';");
  expect(css).toContain("src: local('Arial'), local('Liberation Sans'), local('Arimo'), local('Roboto');");
  expect(css).toContain('font-weight: 400 499;\n  font-stretch: 100%;\n  unicode-range: U+61;');
});

test('scales the local font to the width of the samples', async () => {
  // The least cut is the font itself.
  const ours = openFont(fonts.get('archivo.woff2') ?? Buffer.alloc(0));
  const local = await localFonts.arial.measure();
  const sum = (width: (text: string) => number) => texts.reduce((total, text) => total + width(text), 0);
  const css = await fallbackStyles(fonts, [face({})]);
  const scaled = sum(local) * percentOf(css, 'size-adjust');
  expect(scaled).toBeCloseTo(
    sum((text) => ours.layout(text).advanceWidth / ours.unitsPerEm),
    1,
  );
});

test('makes it wider for a wider cut', async () => {
  const [narrow, wide] = await Promise.all(
    [100, 125].map(async (width) =>
      percentOf(
        await fallbackStyles(fonts, [face({ samples: [{ cut: [400, width], texts }] })]),
        'size-adjust',
      ),
    ),
  );
  expect(wide).toBeGreaterThan((narrow ?? 0) * 1.2);
});

test.each(['archivo.woff2', 'martian-mono.woff2'])('gives lines the height of %s', async (standsFor) => {
  const css = await fallbackStyles(fonts, [face({ standsFor, samples: [{ texts }] })]);
  const { ascent, descent, unitsPerEm } = openFont(fonts.get(standsFor) ?? Buffer.alloc(0));
  const scale = percentOf(css, 'size-adjust');
  expect(percentOf(css, 'ascent-override') * scale).toBeCloseTo(ascent / unitsPerEm, 2);
  expect(percentOf(css, 'descent-override') * scale).toBeCloseTo(-descent / unitsPerEm, 2);
  expect(percentOf(css, 'line-gap-override')).toBe(0);
});

test('says when there is no such font', async () => {
  await expect(fallbackStyles(fonts, [face({ standsFor: 'gone.woff2' })])).rejects.toThrow(
    'Stand-in stands for gone.woff2',
  );
});
