import { readFileSync } from 'node:fs';
import { create } from 'fontkit';
import { expect, test } from 'vitest';
import { signsOfFonts } from './signs.ts';

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
