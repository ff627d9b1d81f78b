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
  const room = (size: number): number => (mark === 'none' ? INNER : INNER - size * 1.35);
  const measure = (line: string): number => textWidth(line, largest, cut, tracking) / room(largest);
  const lines = linesOf(written, measure);
  const widest = Math.max(...lines.map(measure));
  const size = Math.min(largest, largest / widest) * (lines.length > 1 ? 0.92 : 1);
  const leading = size * 1.02;
  const textRight = Math.max(...lines.map((line) => textWidth(line, size, cut, tracking)));
  const figure = lines.length > 1 ? size * 1.7 : size * 0.98;
  const gap = mark === 'none' ? 0 : figure + size * 0.36;
  const left = (WIDTH - gap - textRight) / 2;
  const firstLine = HEIGHT / 2 + size * 0.345 - ((lines.length - 1) * leading) / 2;
  const faces = lines.flatMap((line, i) =>
    letters(line, [left + gap, firstLine + i * leading], size, cut, tracking),
  );
  const scale = +((figure / 24) * GRAIN).toFixed(2);
  const [x, y] = [left * GRAIN, (HEIGHT / 2 - figure / 2) * GRAIN].map(Math.round);
  const drawn =
    mark === 'none'
      ? ''
      : `<path fill-rule="evenodd" transform="translate(${x} ${y})scale(${scale})" d="${entryOf(marks, mark)}"/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" ` +
    `viewBox="0 0 ${WIDTH * GRAIN} ${HEIGHT * GRAIN}" fill="${INK}">${drawn}` +
    `<path d="${pathText(faces, GRAIN)}"/></svg>`
  );
};
