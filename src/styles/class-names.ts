import { globSync } from 'node:fs';
import { relative } from 'node:path';

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** `a` to `z`, `aa` to `zz`, and on. */
const inLetters = (number: number): string =>
  (number < letters.length ? '' : inLetters(Math.floor(number / letters.length) - 1)) +
  letters[number % letters.length];

const root = process.cwd();
const modules = globSync('src/**/*.module.css', { cwd: root }).sort();

/** The classes and keyframes of a style file in the order they first stand there. */
const namesOf = (css: string) => [
  ...new Set([...css.matchAll(/(?:\.|@keyframes\s+)([a-z][\w-]*)/gi)].map(([, name]) => name)),
];

/**
 * The name of a class, or of keyframes, in the pages that are published: letters for its file, a number for its place
 * there, `cb3`. A page is sent with a hundred of them; as they stand in the sources they weigh 350 bytes more, compressed.
 */
export const shortName = (name: string, file: string, css: string) => {
  const [path = ''] = file.split('?');
  const [fileNumber, number] = [modules.indexOf(relative(root, path)), namesOf(css).indexOf(name)];
  if (fileNumber === -1 || number === -1) throw new Error(`${file}: ${name} is in no src/**/*.module.css`);
  return `${inLetters(fileNumber)}${number}`;
};
