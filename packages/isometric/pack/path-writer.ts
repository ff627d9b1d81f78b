import type { Command } from '../geometry/path.ts';
import type { Point } from '../geometry/projection.ts';

/** Numbers with the fewest separators: a minus sign needs none before it. */
const packNumbers = (values: readonly number[]): string => values.join(' ').replaceAll(' -', '-');

/** The letter that a further pair of numbers without a letter would mean. */
const impliedAfter = (letter: string): string => ({ m: 'l', M: 'L' })[letter] ?? letter;

const step = (from: Point, to: Point): Point => [to[0] - from[0], to[1] - from[1]];

/** Last control point of a curve, which the next curve may mirror. */
type Handle = { readonly curve: 'Q' | 'C'; readonly at: Point };

/** Writes commands as relative path text in whole numbers. */
export class PathWriter {
  #text = '';
  #implied = '';
  #pen: Point = [0, 0];
  #start: Point = [0, 0];
  #handle: Handle | undefined;

  get text(): string {
    return this.#text;
  }

  #put(letter: string, values: readonly number[]): void {
    const numbers = packNumbers(values);
    const separator = numbers.startsWith('-') ? '' : ' ';
    this.#text += letter === this.#implied ? separator + numbers : letter + numbers;
    this.#implied = impliedAfter(letter);
  }

  /** Writes a curve; its first control point is left out where it mirrors the last one to within a grain. */
  #curve(curve: 'Q' | 'C', first: Point, rest: readonly Point[], smooth: string): Point {
    const [px, py] = this.#pen;
    const [hx, hy] = this.#handle?.curve === curve ? this.#handle.at : [Number.NaN, Number.NaN];
    const mirror: Point = [2 * px - hx, 2 * py - hy];
    const mirrored = Math.abs(mirror[0] - first[0]) <= 1 && Math.abs(mirror[1] - first[1]) <= 1;
    const points = mirrored ? rest : [first, ...rest];
    this.#put(
      mirrored ? smooth : curve.toLowerCase(),
      points.flatMap((point) => step(this.#pen, point)),
    );
    return mirrored ? mirror : first;
  }

  write(command: Command, whole: (point: Point) => Point, grain: number): void {
    let handle: Handle | undefined;
    let pen = this.#pen;
    switch (command[0]) {
      case 'M':
        pen = whole(command[1]);
        this.#put(this.#text === '' ? 'M' : 'm', step(this.#pen, pen));
        this.#start = pen;
        break;
      case 'L': {
        pen = whole(command[1]);
        const [dx, dy] = step(this.#pen, pen);
        if (dx !== 0 && dy !== 0) this.#put('l', [dx, dy]);
        else if (dx !== 0) this.#put('h', [dx]);
        else if (dy !== 0) this.#put('v', [dy]);
        break;
      }
      case 'Q':
        pen = whole(command[2]);
        handle = { curve: 'Q', at: this.#curve('Q', whole(command[1]), [pen], 't') };
        break;
      case 'C': {
        const second = whole(command[2]);
        pen = whole(command[3]);
        this.#curve('C', whole(command[1]), [second, pen], 's');
        handle = { curve: 'C', at: second };
        break;
      }
      case 'A': {
        const { rx, ry, large, sweep } = command[1];
        pen = whole(command[2]);
        const radii = [Math.round(rx * grain), Math.round(ry * grain)];
        this.#put('a', [...radii, 0, large, sweep, ...step(this.#pen, pen)]);
        break;
      }
      case 'Z':
        this.#text += 'z';
        this.#implied = 'z';
        pen = this.#start;
        break;
    }
    this.#pen = pen;
    this.#handle = handle;
  }
}
