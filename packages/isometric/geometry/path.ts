import { type Point, pairs } from './projection.ts';

/** How many numbers a command of a path takes; further ones repeat it. */
const letters = [
  ['M', 2],
  ['L', 2],
  ['Q', 4],
  ['C', 6],
  ['A', 7],
  ['Z', 0],
] as const;

/** The half axes of an elliptical arc, which is never turned, and which of the four ways it takes. */
export type Arc = {
  readonly rx: number;
  readonly ry: number;
  readonly large: number;
  readonly sweep: number;
};

/** One step of an outline in absolute coordinates: a letter of SVG paths and its points, the last of which it leads to. */
export type Command = readonly [
  letter: (typeof letters)[number][0],
  points: readonly Point[],
  arc?: Arc | undefined,
];

/** Moves every point of a path; radii of arcs grow by `scale`. */
export const mapCommands = (
  commands: readonly Command[],
  move: (point: Point) => Point,
  scale = 1,
): Command[] =>
  commands.map(([letter, points, arc]) => [
    letter,
    points.map(move),
    arc && { ...arc, rx: arc.rx * scale, ry: arc.ry * scale },
  ]);

/** Straight steps from the first of the points through the others. */
export const straightThrough = (points: readonly Point[]): Command[] =>
  points.slice(1).map((to) => ['L', [to]]);

/** A smooth line from the first of the points through the others. */
export const smoothThrough = (points: readonly Point[]): Command[] =>
  points.slice(1).map((to, i): Command => {
    const from = points[i] ?? to;
    const before = points[i - 1] ?? from;
    const after = points[i + 2] ?? to;
    const first: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const second: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    return ['C', [first, second, to]];
  });

/** Where the steps of a path lead. */
export const stops = (commands: readonly Command[]): Point[] =>
  commands.flatMap(([, points]) => points.slice(-1));

/**
 * Reads SVG path text into commands: of its letters M L Q C A Z, none of them relative.
 * Throws when a letter is unknown or a number is missing, naming the text.
 */
export const parsePath = (text: string): Command[] =>
  [...text.matchAll(/([a-z])([^a-z]*)/gi)].flatMap(([, said = '', rest = '']): Command[] => {
    const [letter, size] = letters.find(([known]) => known === said) ?? [];
    if (letter === undefined)
      throw new Error(
        `Path text "${text}": "${said}" is not one of ${letters.map(([known]) => known).join(' ')}.`,
      );
    if (!size) return [[letter, []]];
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const count = numbers.length / size;
    if (count === 0 || !Number.isInteger(count))
      throw new Error(`Path text "${text}": a number is missing behind ${said}${rest}.`);
    return Array.from({ length: count }, (_, index): Command => {
      const own = numbers.slice(index * size, (index + 1) * size);
      const [rx = 0, ry = 0, , large = 0, sweep = 0] = own;
      if (letter === 'A') return ['A', pairs(...own.slice(5)), { rx, ry, large, sweep }];
      // A pair of numbers after a move is a line.
      return [index > 0 && letter === 'M' ? 'L' : letter, pairs(...own)];
    });
  });
