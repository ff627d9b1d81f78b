import { families } from './families.ts';
import type { Family, PortraitLook } from './names.ts';
import { readText } from './read-text.ts';

/** A drawing of the folder stand-ins, in one line as it is sent. */
const drawn = (name: string): string => readText(`stand-ins/${name}.svg`).replaceAll(/\n\s*/g, '');

/**
 * A drawn bust before a pattern: no person, a stand-in for a photograph of 1:1.2. The names of colours in the file stand
 * for the tones of a family and for what is golden. SVG text.
 */
export const portrait = ({ look, family }: { look: PortraitLook; family: Family }): string => {
  const [lit, body, shade, deep] = families[family];
  const gold = family === 'king-coconut' ? '#fff' : families['king-coconut'][1];
  return drawn(look)
    .replaceAll('lightskyblue', lit)
    .replaceAll('steelblue', body)
    .replaceAll('royalblue', shade)
    .replaceAll('midnightblue', deep)
    .replaceAll('"gold"', `"${gold}"`);
};

/** The bust that stands where a photograph failed: steel, nobody. The page adds the words. SVG text. */
export const missingPhoto = (): string => drawn('missing-photo');

/** What stands where a logo failed: a sheet torn across. The page adds the words. SVG text, 240 by 96. */
export const missingLogo = (): string => drawn('missing-logo');
