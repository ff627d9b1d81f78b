import { type Cut, textWidth, undrawn } from './geometry/glyphs.ts';
import type { WordmarkMark, WordmarkStyle } from './names.ts';
import { pathText } from './pack/serialise.ts';
import { letters } from './text-path.ts';

const WIDTH = 240;
const HEIGHT = 96;
const INNER = 208;
const GRAIN = 4;
const INK = '#33495c';

/** Figures in a square of 24. */
const marks: Readonly<Record<WordmarkMark, string>> = {
  disc: 'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20Z',
  sail: 'M2 22V2l20 20Z',
  hexagon: 'M12 1l10 5.600v10.800L12 23 2 17.400V6.600Z',
  sunrise: 'M2 12a10 10 0 0 1 20 0ZM2 14.500h20v3H2ZM2 20h20v3H2Z',
  ring: 'M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0-22Zm0 6a5 5 0 1 1 0 10 5 5 0 0 1 0-10Z',
  drop: 'M12 1c8 5 9 14 0 22C3 15 4 6 12 1Z',
  tiles: 'M2 2h9v9H2ZM13 13h9v9h-9ZM13 2h9v9h-9Z',
  leaf: 'M2 21C2 8 10 2 22 2c0 12-8 19-20 19Z',
  wave: 'M1 9c4-6 7-6 11 0s7 6 11 0v5c-4 6-7 6-11 0s-7-6-11 0ZM1 18c4-6 7-6 11 0s7 6 11 0v4c-4 4-7 4-11 0s-7-4-11 0Z',
  peak: 'M1 22L9 5l4 8 3-5 7 14Z',
  grain:
    'M12 1c3 3 3 7 0 10-3-3-3-7 0-10ZM3 9c5 0 8 3 8 8-5 0-8-3-8-8ZM21 9c-5 0-8 3-8 8 5 0 8-3 8-8ZM11 18h2v5h-2Z',
  orbit:
    'M12 1a11 11 0 0 1 11 11h-6a5 5 0 0 0-5-5ZM1 12a11 11 0 0 0 11 11v-6a5 5 0 0 1-5-5ZM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z',
  none: '',
};

type Setting = {
  readonly cut: Cut;
  readonly tracking: number;
  readonly largest: number;
  readonly write: (name: string) => string;
};

const as = (name: string): string => name;
const settings: Readonly<Record<WordmarkStyle, Setting>> = {
  heavy: { cut: 'heavy', tracking: -30, largest: 31, write: as },
  light: { cut: 'light', tracking: 10, largest: 29, write: as },
  plain: { cut: 'plain', tracking: -10, largest: 31, write: as },
  capitals: { cut: 'heavy', tracking: 40, largest: 23, write: (name) => name.toUpperCase() },
  lower: { cut: 'heavy', tracking: -40, largest: 34, write: (name) => name.toLowerCase() },
  spaced: { cut: 'light', tracking: 170, largest: 20, write: (name) => name.toUpperCase() },
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
export const undrawnName = (name: string, style: WordmarkStyle): string[] =>
  undrawn(settings[style].write(name), settings[style].cut);

/**
 * A drawn wordmark for a client without a logo: one ink, text as outlines, in a frame of 240 by 96. SVG text.
 * Throws when the font cut has no outline for a letter of the name.
 */
export const wordmark = ({
  name,
  mark,
  style,
}: {
  readonly name: string;
  readonly mark: WordmarkMark;
  readonly style: WordmarkStyle;
}): string => {
  const { cut, tracking, largest, write } = settings[style];
  const room = (size: number): number => (mark === 'none' ? INNER : INNER - size * 1.35);
  const measure = (line: string): number => textWidth(line, largest, cut, tracking) / room(largest);
  const lines = linesOf(write(name), measure);
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
      : `<path fill-rule="evenodd" transform="translate(${x} ${y})scale(${scale})" d="${marks[mark]}"/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" ` +
    `viewBox="0 0 ${WIDTH * GRAIN} ${HEIGHT * GRAIN}" fill="${INK}">${drawn}` +
    `<path d="${pathText(faces, GRAIN)}"/></svg>`
  );
};
