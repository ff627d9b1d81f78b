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

  const put = (letter: string, ...values: readonly number[]): void => {
    // A minus sign needs no separator before it.
    const numbers = values.join(' ').replaceAll(' -', '-');
    const separator = numbers.startsWith('-') ? '' : ' ';
    text += letter === implied ? separator + numbers : letter + numbers;
    implied = impliedAfter(letter);
  };

  for (const { commands, origin = [0, 0] } of faces) {
    const base: Point = [Math.round(origin[0] * grain), Math.round(origin[1] * grain)];
    const whole = ([x, y]: Point): Point => [
      base[0] + Math.round((x - origin[0]) * grain),
      base[1] + Math.round((y - origin[1]) * grain),
    ];
    for (const [letter, points, arc] of commands) {
      const places = points.map(whole);
      const to = places.at(-1) ?? start;
      const [dx, dy] = step(pen, to);
      if (letter === 'M') {
        put(text === '' ? 'M' : 'm', dx, dy);
        start = to;
      } else if (letter === 'Q' || letter === 'C')
        put(letter.toLowerCase(), ...places.flatMap((place) => step(pen, place)));
      else if (letter === 'Z') put('z');
      else if (arc)
        put('a', Math.round(arc.rx * grain), Math.round(arc.ry * grain), 0, arc.large, arc.sweep, dx, dy);
      else if (dx !== 0 && dy !== 0) put('l', dx, dy);
      else if (dx !== 0) put('h', dx);
      else if (dy !== 0) put('v', dy);
      pen = to;
    }
  }
  return text;
};
