import { readFileSync } from 'node:fs';
import { create } from 'fontkit';
import { expect, test } from 'vitest';
import { signsOfFonts, undrawnSigns } from './signs.ts';

test.each([
  ['archivo', []],
  // That of labels and figures lacks the signs of minutes and seconds.
  ['martian-mono', ['′', '″']],
])('%s has every sign that is said to be in it', (name, lacking) => {
  const font = create(readFileSync(new URL(`${name}.woff2`, import.meta.url)));
  if (!('characterSet' in font)) throw new Error(`${name}.woff2 is a collection of fonts.`);
  const held = new Set(font.characterSet.map((code) => String.fromCodePoint(code)));
  expect([...signsOfFonts].filter((sign) => !held.has(sign))).toEqual(lacking);
});

test('a sign that the fonts lack is named with its file, and what they have is not', () => {
  const texts = { 'a.yaml': 'plain – “text”\n½', 'b.yaml': 'ලංකා Ł' };
  expect(undrawnSigns(new Map(Object.entries(texts)))).toEqual([
    expect.stringMatching(/^b\.yaml holds .*U\+0DBD.*"Ł" \(U\+0141\), which the site's fonts lack/),
  ]);
});
