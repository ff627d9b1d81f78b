import data from '../data/glyphs.json' with { type: 'json' };
import { type Contour, contoursOf } from './contour.ts';
import { mapCommands, parsePath, stops } from './path.ts';

/** A cut of the font: how heavy and wide its letters are. */
export type Cut = keyof typeof data.cuts;

/** A letter set in a line: where it begins and its outline, measured from there. */
export type Glyph = { readonly u: number; readonly contours: readonly Contour[] };

type CutData = {
  readonly glyphs: Readonly<Record<string, { readonly advance: number; readonly outline: string }>>;
  readonly kerning: Readonly<Record<string, number>>;
};

const cuts: Record<Cut, CutData> = data.cuts;

/**
 * Sets a line of text. `size` is the height of the font's square in world units; a capital is 0.69 of it.
 * `tracking` in thousandths of the size. Throws when the cut has no outline for a character.
 */
export const setText = (text: string, size: number, cut: Cut = 'numeral', tracking = -28): Glyph[] => {
  const scale = size / data.unitsPerEm;
  const { glyphs, kerning } = cuts[cut];
  let u = 0;
  let before = '';
  return [...text].flatMap((character) => {
    const glyph = glyphs[character];
    if (!glyph) {
      throw new Error(
        `"${text}": the cut "${cut}" has no "${character}". Write it without: the outlines were made once (docs/decisions/007-fonts.md).`,
      );
    }
    u += (kerning[before + character] ?? 0) * scale;
    before = character;
    const outline = mapCommands(parsePath(glyph.outline), ([a, b]) => [a * scale, b * scale]);
    const set = { u, contours: contoursOf(outline) };
    u += (glyph.advance + tracking) * scale;
    return set.contours.length > 0 ? [set] : [];
  });
};

/** The characters of a text that a cut has no outline for, each once. */
export const undrawn = (text: string, cut: Cut): string[] => [
  ...new Set([...text].filter((character) => !cuts[cut].glyphs[character])),
];

/** Distance from the line's beginning to the right edge of its last letter. */
export const textWidth = (text: string, size: number, cut: Cut = 'numeral', tracking = -28): number =>
  Math.max(
    0,
    ...setText(text, size, cut, tracking).flatMap(({ u, contours }) =>
      stops(contours.flat()).map((point) => u + point[0]),
    ),
  );
