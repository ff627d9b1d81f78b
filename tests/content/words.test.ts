import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { schemaOf } from '#src/site/content-files.ts';
import { files, load, problemsIn } from './this-content.ts';

/** Each place of a value that a schema can tell from others: `.items[].icon`, and what kind stands there. */
const placesIn = (value: unknown, at = ''): string[] => {
  if (Array.isArray(value)) return value.flatMap((entry) => placesIn(entry, `${at}[]`));
  if (value instanceof Object)
    return Object.entries(value).flatMap(([key, entry]) => placesIn(entry, `${at}.${key}`));
  return [`${at} ${at.endsWith('.kind') ? value : typeof value}`];
};

/** Whether a value has a place that no value has had before. */
const isNew = (value: unknown, seen: Set<string>) => {
  const before = seen.size;
  for (const place of placesIn(value)) seen.add(place);
  return seen.size > before;
};

/** A value whose lists are as short as they can be, and yet have each field that any of their entries has. */
const shortened = (value: unknown): unknown => {
  const seen = new Set<string>();
  if (Array.isArray(value)) return value.map(shortened).filter((entry) => isNew(entry, seen));
  if (!(value instanceof Object)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, shortened(entry)]));
};

/** Each place of each schema, once: of the files that keep to the same one, all but the first have what is new in them. */
const samples = [...Map.groupBy(files, ([file]) => schemaOf(file)).values()].flatMap((alike) => {
  const seen = new Set<string>();
  return alike.map(([file, text]) => {
    const tree = shortened(parse(text));
    if (Array.isArray(tree)) return { file, tree };
    const parts = Object.entries(Object(tree)).filter(([key, part]) => isNew({ [key]: part }, seen));
    return { file, tree: Object.fromEntries(parts) };
  });
});

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
    new Map(samples.map(({ file, tree }) => [file, JSON.stringify(replacedAt(tree, depth, wrong))])),
  ).problems.map(({ message }) => message);

/** Words of a parser or a schema library. */
const jargon =
  /\b(strings?|objects?|arrays?|booleans?|undefined|NaN|null|records?|unions?|literals?|regex|schema|invalid|unrecognized|expected|received|too (big|small)|map keys?|YAML|discriminator)\b|[<>]=/i;

/** What was found, in quotation marks, and names of files and fields may hold any word. */
const quotesAndNames = /"[^"]*"|\.yaml|(?<=still missing here: ).*/g;

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
  expect(load(windows)).toEqual(load());
});
