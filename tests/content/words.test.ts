import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { content, files, load, problemsIn } from './this-content.ts';

const trees = [...files].map(([file, text]) => ({ file, tree: parse(text) }));

/** A value with everything at one depth replaced. */
const replacedAt = (value: unknown, depth: number, wrong: unknown): unknown => {
  if (depth === 0) return wrong;
  if (Array.isArray(value)) return value.map((entry) => replacedAt(entry, depth - 1, wrong));
  if (!(value instanceof Object)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, replacedAt(entry, depth - 1, wrong)]),
  );
};

/** What is said of content in which every value at this depth is wrong in the same way. */
const saidOf = (depth: number, wrong: unknown) =>
  // JSON is YAML as well, and written sooner.
  problemsIn(
    new Map(trees.map(({ file, tree }) => [file, JSON.stringify(replacedAt(tree, depth, wrong))])),
  ).problems.map(({ message }) => message);

/** Words of a parser or a schema library. */
const jargon =
  /\b(strings?|objects?|arrays?|booleans?|undefined|NaN|null|records?|unions?|literals?|regex|schema|invalid|unrecognized|expected|received|too (big|small)|map keys?|YAML|discriminator)\b|[<>]=/i;

/** What was found, in quotation marks, and names of files and fields may hold any word. */
const quotesAndNames = /"[^"]*"|\.yaml/g;

const wrongValues: readonly unknown[] = [
  ...[7, -1.5, true, null, '', 'x', 'word '.repeat(300)],
  ...[[], ['x'], {}, { x: 1 }],
];
const depths = [0, 1, 2, 3, 4, 5];

it.each(wrongValues.map((wrong) => [JSON.stringify(wrong).slice(0, 20), wrong]))(
  'says in the words of an editor what is wrong with %s, wherever it stands',
  (_, wrong) => {
    const said = new Set(depths.flatMap((depth) => saidOf(depth, wrong)));
    expect(said.size).toBeGreaterThan(0);
    const ofLibraries = [...said].filter((message) => jargon.test(message.replace(quotesAndNames, '')));
    expect(ofLibraries).toEqual([]);
  },
);

it('takes texts with the line ends of Windows and with a byte order mark as they are meant', () => {
  const windows = new Map([...files].map(([file, text]) => [file, `\uFEFF${text.replaceAll('\n', '\r\n')}`]));
  expect(load(windows)).toEqual(content);
});
