import type { Face } from '../face.ts';
import type { Point } from '../geometry/projection.ts';

/** Numbers with the fewest separators: a minus sign needs none before it. */
const packNumbers = (values: readonly number[]): string => values.join(' ').replaceAll(' -', '-');

/**
 * Faces as one path text in whole numbers, `grain` of them to a world unit, each step relative to the last.
 * A face with an origin is rounded from there.
 */
export const pathText = (faces: readonly Pick<Face, 'commands' | 'origin'>[], grain: number): string => {
  let text = '';
  let implied = '';
  let pen: Point = [0, 0];
  const put = (letter: string, values: readonly number[]): void => {
    const numbers = packNumbers(values);
    if (letter !== implied) text += letter + numbers;
    else text += (numbers.startsWith('-') ? '' : ' ') + numbers;
    implied = letter === 'm' ? 'l' : letter === 'M' ? 'L' : letter;
  };
  for (const { commands, origin = [0, 0] } of faces) {
    const base: Point = [Math.round(origin[0] * grain), Math.round(origin[1] * grain)];
    const whole = ([x, y]: Point): Point => [
      base[0] + Math.round((x - origin[0]) * grain),
      base[1] + Math.round((y - origin[1]) * grain),
    ];
    let start = pen;
    /** Steps from the pen to each point; the pen moves to the last. */
    const stepTo = (...points: readonly Point[]): number[] => {
      const [px, py] = pen;
      return points.map(whole).flatMap((point) => {
        pen = point;
        return [point[0] - px, point[1] - py];
      });
    };
    for (const command of commands) {
      switch (command[0]) {
        case 'M':
          put(text === '' ? 'M' : 'm', stepTo(command[1]));
          start = pen;
          break;
        case 'L': {
          const [dx = 0, dy = 0] = stepTo(command[1]);
          if (dx !== 0 && dy !== 0) put('l', [dx, dy]);
          else if (dx !== 0) put('h', [dx]);
          else if (dy !== 0) put('v', [dy]);
          break;
        }
        case 'Q':
          put('q', stepTo(command[1], command[2]));
          break;
        case 'C':
          put('c', stepTo(command[1], command[2], command[3]));
          break;
        case 'A': {
          const { rx, ry, large, sweep } = command[1];
          put('a', [Math.round(rx * grain), Math.round(ry * grain), 0, large, sweep, ...stepTo(command[2])]);
          break;
        }
        case 'Z':
          text += 'z';
          implied = 'z';
          pen = start;
          break;
      }
    }
  }
  return text;
};
