import type { Command } from './path.ts';
import type { Point } from './projection.ts';

const TOKEN = /[a-z]|-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/gi;

/**
 * Reads SVG path text (absolute or relative M L H V Q T C S A Z) into absolute commands.
 * Throws when a letter is unknown or a number is missing, naming the text.
 */
export const parsePath = (text: string): Command[] => {
  const tokens = text.match(TOKEN) ?? [];
  const commands: Command[] = [];
  let index = 0;
  let letter = '';
  let pen: Point = [0, 0];
  let start: Point = [0, 0];
  const number = (): number => {
    const value = Number(tokens[index++] ?? Number.NaN);
    if (Number.isNaN(value)) throw new Error(`Path text "${text}": a number is missing at token ${index}.`);
    return value;
  };
  const flag = (): 0 | 1 => (number() === 0 ? 0 : 1);
  const isRelative = () => letter !== letter.toUpperCase();
  const point = (): Point => {
    const [ox, oy] = isRelative() ? pen : [0, 0];
    return [number() + ox, number() + oy];
  };
  /** The last control point turned about the pen; the pen itself after anything but a curve of the kind. */
  const mirrored = (curve: 'Q' | 'C'): Point => {
    const last = commands.at(-1);
    const [x, y] = last?.[0] === curve ? (last[0] === 'Q' ? last[1] : last[2]) : pen;
    return [2 * pen[0] - x, 2 * pen[1] - y];
  };
  while (index < tokens.length) {
    if (/[a-z]/i.test(tokens[index] ?? '')) letter = tokens[index++] ?? '';
    switch (letter.toUpperCase()) {
      case 'M':
        pen = point();
        start = pen;
        commands.push(['M', pen]);
        letter = isRelative() ? 'l' : 'L';
        break;
      case 'L':
        pen = point();
        commands.push(['L', pen]);
        break;
      case 'H':
        pen = [number() + (isRelative() ? pen[0] : 0), pen[1]];
        commands.push(['L', pen]);
        break;
      case 'V':
        pen = [pen[0], number() + (isRelative() ? pen[1] : 0)];
        commands.push(['L', pen]);
        break;
      case 'Q':
      case 'T': {
        const via = letter.toUpperCase() === 'T' ? mirrored('Q') : point();
        const to = point();
        commands.push(['Q', via, to]);
        pen = to;
        break;
      }
      case 'C':
      case 'S': {
        const first = letter.toUpperCase() === 'S' ? mirrored('C') : point();
        const second = point();
        const to = point();
        commands.push(['C', first, second, to]);
        pen = to;
        break;
      }
      case 'A': {
        const [rx, ry] = [number(), number(), number()];
        const [large, sweep] = [flag(), flag()];
        pen = point();
        commands.push(['A', { rx, ry, large, sweep }, pen]);
        break;
      }
      case 'Z':
        commands.push(['Z']);
        pen = start;
        break;
      default:
        throw new Error(`Path text "${text}": "${letter}" is not one of M L H V Q T C S A Z.`);
    }
  }
  return commands;
};
