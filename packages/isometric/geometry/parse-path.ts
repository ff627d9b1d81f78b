import { pairs } from './pairs.ts';
import type { Command } from './path.ts';

/** How many numbers a letter takes; further ones begin it anew. */
const sizes: Readonly<Record<string, number>> = { M: 2, L: 2, Q: 4, C: 6, A: 7, Z: 0 };

const commandOf = (letter: string, numbers: readonly number[]): Command => {
  const [rx = 0, ry = 0, , large, sweep] = numbers;
  const [first = [0, 0], second = first, third = second] = pairs(...numbers.slice(letter === 'A' ? 5 : 0));
  if (letter === 'A') return ['A', { rx, ry, large: large ? 1 : 0, sweep: sweep ? 1 : 0 }, first];
  if (letter === 'Q') return ['Q', first, second];
  if (letter === 'C') return ['C', first, second, third];
  return [letter === 'M' ? 'M' : 'L', first];
};

/**
 * Reads SVG path text into commands: of its letters M L Q C A Z, none of them relative.
 * Throws when a letter is unknown or a number is missing, naming the text.
 */
export const parsePath = (text: string): Command[] =>
  [...text.matchAll(/([a-z])([^a-z]*)/gi)].flatMap(([, letter = '', rest = '']): Command[] => {
    const size = sizes[letter];
    if (size === undefined)
      throw new Error(`Path text "${text}": "${letter}" is not one of ${Object.keys(sizes).join(' ')}.`);
    if (size === 0) return [['Z']];
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const count = numbers.length / size;
    if (count === 0 || !Number.isInteger(count))
      throw new Error(`Path text "${text}": a number is missing behind ${letter}${rest}.`);
    return Array.from({ length: count }, (_, index) =>
      // A pair of numbers after a move is a line.
      commandOf(index > 0 && letter === 'M' ? 'L' : letter, numbers.slice(index * size, (index + 1) * size)),
    );
  });
