import type { Face } from '../face.ts';
import type { Point } from '../geometry/projection.ts';

const step = (from: Point, to: Point): Point => [to[0] - from[0], to[1] - from[1]];

/** The letter that a further pair of numbers without a letter would mean. */
const impliedAfter = (letter: string): string => ({ m: 'l', M: 'L' })[letter] ?? letter;

/**
 * Faces as one path text in whole numbers, `grain` of them to a world unit, each step relative to the last.
 * A face with an origin is rounded from there.
 */
export const pathText = (faces: readonly Pick<Face, 'commands' | 'origin'>[], grain: number): string => {
  let text = '';
  let implied = '';
  let pen: Point = [0, 0];
  let start = pen;
  /** Last control point of a curve, which the next curve may mirror. */
  let handle: { readonly curve: string; readonly at: Point } | undefined;

  const put = (letter: string, values: readonly number[]): void => {
    // A minus sign needs no separator before it.
    const numbers = values.join(' ').replaceAll(' -', '-');
    const separator = numbers.startsWith('-') ? '' : ' ';
    text += letter === implied ? separator + numbers : letter + numbers;
    implied = impliedAfter(letter);
  };
  /** Writes a curve; its first control point is left out where it mirrors the last one to within a grain. */
  const curve = (letter: 'q' | 'c', smooth: string, first: Point, ...rest: readonly Point[]): Point => {
    const [hx, hy] = handle?.curve === letter ? handle.at : [Number.NaN, Number.NaN];
    const mirror: Point = [2 * pen[0] - hx, 2 * pen[1] - hy];
    const mirrored = Math.abs(mirror[0] - first[0]) <= 1 && Math.abs(mirror[1] - first[1]) <= 1;
    const points = mirrored ? rest : [first, ...rest];
    put(
      mirrored ? smooth : letter,
      points.flatMap((point) => step(pen, point)),
    );
    return mirrored ? mirror : first;
  };

  for (const { commands, origin = [0, 0] } of faces) {
    const base: Point = [Math.round(origin[0] * grain), Math.round(origin[1] * grain)];
    const whole = ([x, y]: Point): Point => [
      base[0] + Math.round((x - origin[0]) * grain),
      base[1] + Math.round((y - origin[1]) * grain),
    ];
    for (const command of commands) {
      let to = start;
      let next: typeof handle;
      switch (command[0]) {
        case 'M':
          to = whole(command[1]);
          put(text === '' ? 'M' : 'm', step(pen, to));
          start = to;
          break;
        case 'L': {
          to = whole(command[1]);
          const [dx, dy] = step(pen, to);
          if (dx !== 0 && dy !== 0) put('l', [dx, dy]);
          else if (dx !== 0) put('h', [dx]);
          else if (dy !== 0) put('v', [dy]);
          break;
        }
        case 'Q':
          to = whole(command[2]);
          next = { curve: 'q', at: curve('q', 't', whole(command[1]), to) };
          break;
        case 'C':
          to = whole(command[3]);
          next = { curve: 'c', at: whole(command[2]) };
          curve('c', 's', whole(command[1]), next.at, to);
          break;
        case 'A': {
          const { rx, ry, large, sweep } = command[1];
          to = whole(command[2]);
          put('a', [Math.round(rx * grain), Math.round(ry * grain), 0, large, sweep, ...step(pen, to)]);
          break;
        }
        case 'Z':
          text += 'z';
          implied = 'z';
          break;
      }
      pen = to;
      handle = next;
    }
  }
  return text;
};
