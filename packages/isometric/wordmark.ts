import { parse } from 'yaml';
import { z } from 'zod';
import { textWidth, undrawn } from './geometry/glyphs.ts';
import { pathText } from './pack/serialise.ts';
import { entryOf, read, readText } from './read.ts';
import { letters } from './text-path.ts';

const WIDTH = 240;
const HEIGHT = 96;
const INNER = 208;
const GRAIN = 4;
const INK = '#33495c';

const file = z.strictObject({
  marks: z.record(z.string(), z.string()),
  styles: z.record(
    z.string(),
    z.strictObject({
      cut: z.enum(['heavy', 'light', 'plain']),
      tracking: z.number(),
      largest: z.number(),
      letters: z.enum(['capital', 'small']).optional(),
    }),
  ),
});
const { marks, styles } = read(file, parse(readText('wordmarks.yaml')), 'wordmarks.yaml');

/** A style, and the name as it is written in it. */
const settingOf = (name: string, style: string) => {
  const setting = entryOf(styles, style);
  const { letters } = setting;
  const cased = letters === 'small' ? name.toLowerCase() : name;
  return { ...setting, written: letters === 'capital' ? name.toUpperCase() : cased };
};

/** One line or, where that would be small, two of equal weight. */
const linesOf = (name: string, measure: (line: string) => number): readonly string[] => {
  const words = name.split(' ');
  if (words.length === 1 || measure(name) <= 1) return [name];
  const breaks = words
    .slice(1)
    .map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')]);
  const widest = (lines: readonly string[]): number => Math.max(...lines.map(measure));
  return breaks.toSorted((a, b) => widest(a) - widest(b))[0] ?? [name];
};

/** The letters of a name that its wordmark cannot show, each once. */
export const undrawnName = (name: string, style: string): string[] => {
  const { written, cut } = settingOf(name, style);
  return undrawn(written, cut);
};

/**
 * A drawn wordmark for a client without a logo: one ink, text as outlines, in a frame of 240 by 96. SVG text.
 * Throws when the font cut has no outline for a letter of the name.
 */
export const wordmark = ({ name, mark, style }: { name: string; mark: string; style: string }): string => {
  const { cut, tracking, largest, written } = settingOf(name, style);
  const widthOf = (line: string): number => textWidth(line, largest, cut, tracking);
  const beside = mark === 'none' ? 0 : largest * 1.35;
  const lines = linesOf(written, (line) => (beside + widthOf(line)) / INNER);
  const isTwo = lines.length > 1;
  // All as large as may be, then as small as the frame has it.
  const figure = largest * (isTwo ? 1.7 : 1);
  const start = mark === 'none' ? 0 : figure + largest * 0.36;
  const leading = largest * 1.02;
  const foot = largest * 0.345 - (isTwo ? leading / 2 : 0);
  const faces = lines.flatMap((line, i) =>
    letters(line, [start, foot + i * leading], largest, cut, tracking),
  );
  const width = start + Math.max(...lines.map(widthOf));
  const scale = Math.min(INNER / width, isTwo ? 0.92 : 1);
  const drawn = `<path fill-rule="evenodd" transform="translate(0 ${-figure / 2})scale(${figure / 24})" d="${entryOf(marks, mark)}"/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" fill="${INK}">` +
    `<g transform="translate(${((WIDTH - width * scale) / 2).toFixed(1)} ${HEIGHT / 2})scale(${scale.toFixed(3)})">` +
    `${mark === 'none' ? '' : drawn}<path transform="scale(${1 / GRAIN})" d="${pathText(faces, GRAIN)}"/></g></svg>`
  );
};
