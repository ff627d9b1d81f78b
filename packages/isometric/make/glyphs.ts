/**
 * Writes packages/isometric/data/glyphs.json: letter outlines for the drawings, taken from the variable font Archivo
 * (SIL Open Font Licence 1.1, package @fontsource-variable/archivo). Run: `node packages/isometric/make/glyphs.ts`.
 * The same package versions give the same bytes.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

const DIGITS = '0123456789';
const CAPITALS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const LETTERS = `${CAPITALS}abcdefghijklmnopqrstuvwxyz`;

/** What names of firms and headlines hold beside. */
const SIGNS = ":/.,&-'?+()!’“”–—;%#*@ ";
const ACCENTED = 'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜßàáâãäåæçèéêëìíîïñòóôõöøùúûü';

/** The cuts of the font that the drawings use, and which characters of each. */
const CUTS = {
  numeral: { wght: 780, wdth: 125, characters: `${DIGITS}${CAPITALS}:/.&- ` },
  heavy: { wght: 740, wdth: 118, characters: `${LETTERS}${DIGITS}${SIGNS}${ACCENTED}` },
  plain: { wght: 560, wdth: 104, characters: `${LETTERS}${DIGITS}${SIGNS}°′${ACCENTED}` },
  light: { wght: 430, wdth: 125, characters: `${LETTERS}${DIGITS}${SIGNS}${ACCENTED}` },
};

const SOURCE = '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2';
const TARGET = new URL('../data/glyphs.json', import.meta.url);
/** Kerning of fewer font units than this is not seen. */
const LEAST_KERNING = 8;

const require = createRequire(import.meta.url);
const source = await readFile(require.resolve(SOURCE));

/** One cut as a static font. The subsetting library has no types, so its answer is checked. */
const cutFont = async (characters: string, wght: number, wdth: number): Promise<Font> => {
  const subset: unknown = require('subset-font');
  if (typeof subset !== 'function')
    throw new Error('subset-font does not export a function: check its version.');
  const bytes: unknown = await subset(source, characters, {
    targetFormat: 'sfnt',
    variationAxes: { wght, wdth },
  });
  if (!Buffer.isBuffer(bytes))
    throw new Error(`subset-font gave no font for ${wght}/${wdth}: check its version.`);
  const font = create(bytes);
  if (!('layout' in font)) throw new Error(`${SOURCE}: expected one font, found several.`);
  return font;
};

/** Path text with whole font units and no needless separators. */
const compact = (font: Font, character: string): string => {
  const glyph = font.glyphForCodePoint(character.codePointAt(0) ?? 0);
  if (glyph.id === 0 && character !== ' ')
    throw new Error(`${SOURCE} has no "${character}": leave it out of CUTS.`);
  const letters = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'Z' };
  return glyph.path.commands
    .map(({ command, args }) => {
      const numbers = args.map((value) => String(Math.round(value))).join(' ');
      return letters[command] + numbers.replaceAll(' -', '-');
    })
    .join('');
};

const kerningOf = (font: Font, characters: string): Record<string, number> => {
  const alone = (character: string): number => font.layout(character).advanceWidth;
  const pairs = [...characters].flatMap((a) => [...characters].map((b) => [a, b] as const));
  return Object.fromEntries(
    pairs
      .map(([a, b]) => [a + b, Math.round(font.layout(a + b).advanceWidth - alone(a) - alone(b))] as const)
      .filter(([, units]) => Math.abs(units) >= LEAST_KERNING),
  );
};

const cuts: Record<string, unknown> = {};
for (const [name, { characters, wght, wdth }] of Object.entries(CUTS)) {
  const font = await cutFont(characters, wght, wdth);
  const glyphs = [...characters].map((character) => {
    const { advanceWidth } = font.glyphForCodePoint(character.codePointAt(0) ?? 0);
    return [character, { advance: Math.round(advanceWidth), outline: compact(font, character) }] as const;
  });
  cuts[name] = {
    glyphs: Object.fromEntries(glyphs),
    kerning: name === 'numeral' ? {} : kerningOf(font, characters),
  };
}

await writeFile(TARGET, `${JSON.stringify({ unitsPerEm: 1000, cuts }, undefined, 1)}\n`);
