import { isDeepStrictEqual } from 'node:util';
import { readValue, rewrite } from '@site/editor/document/rewrite.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isMap, isNode, isScalar, isSeq, type Node, parseDocument } from 'yaml';
import { contentFiles } from '#src/content/files.ts';

const files = [...contentFiles()].filter(([file]) => file.endsWith('.yaml'));

type Path = readonly (string | number)[];
type Edit = { path: Path; change: 'set' | 'remove' | 'add' | 'move' };

/** Every place of a text that can be edited, and how. */
const editsOf = function* (node: unknown, path: Path = []): Generator<Edit> {
  if (isScalar(node)) yield { path, change: 'set' };
  if (path.length > 0) yield { path, change: 'remove' };
  if (isMap(node)) {
    yield { path, change: 'add' };
    for (const pair of node.items)
      if (isScalar(pair.key)) yield* editsOf(pair.value, [...path, String(pair.key.value)]);
  }
  if (isSeq(node)) {
    yield { path, change: 'add' };
    if (node.items.length > 1 && !node.flow) yield { path, change: 'move' };
    for (const [index, item] of node.items.entries()) yield* editsOf(item, [...path, index]);
  }
};

const places = files.flatMap(([file, text]) =>
  [...editsOf(parseDocument(text).contents)].map((edit) => ({ file, text, ...edit })),
);

const words = fc
  .array(fc.constantFrom('audit', 'ISO', '9001:2015', 'a', 'preparation', "firm's", 'no', '–'), {
    minLength: 1,
    maxLength: 60,
  })
  .map((list) => list.join(' '));

const texts = fc.oneof(
  words,
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.constantFrom(
    'no',
    '12',
    '',
    ' ',
    '- a',
    '# b',
    "it's",
    'a: b',
    '{firm.name}',
    '[x]',
    'a\nb',
    'a\n\n b\n',
    '2026-11-23',
    '~',
    '*a',
    '"',
    '\\',
    '\t',
    '>-',
    '---',
    '%',
    'a #b',
  ),
);

const values = fc.oneof(
  { weight: 6, arbitrary: texts },
  { weight: 1, arbitrary: fc.oneof(fc.integer(), fc.boolean()) },
  {
    weight: 1,
    arbitrary: fc.array(fc.record({ title: texts, count: fc.integer() }, { noNullPrototype: true }), {
      maxLength: 3,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record(
      { heading: texts, items: fc.array(texts, { maxLength: 3 }) },
      { noNullPrototype: true },
    ),
  },
);

/** The value of a text after an edit, made by another way than ours. */
const edited = ({ text, path, change }: (typeof places)[number], value: unknown, choice: number) => {
  const document = parseDocument(text);
  const node = path.length === 0 ? document.contents : document.getIn(path, true);
  if (change === 'set') document.setIn(path, value);
  else if (change === 'remove') document.deleteIn(path);
  else if (isMap(node)) document.setIn([...path, 'new-field'], value);
  else if (isSeq(node)) {
    const from = choice % node.items.length;
    const to = (choice * 7) % node.items.length;
    if (change === 'add') node.items.splice(from, 0, document.createNode(value));
    else node.items.splice(to, 0, ...node.items.splice(from, 1));
  }
  return document.toJS();
};

const lineOf = (text: string, offset: number) => text.slice(0, offset).split('\n').length - 1;

/** The first and last line of what an edit may touch, counted from 0; a whole list or group where its form changes. */
const touchable = ({ text, path, change }: (typeof places)[number]): [number, number] => {
  const document = parseDocument(text, { keepSourceTokens: true });
  const linesOf = (node: Node | null | undefined): [number, number] => {
    const [start, end] = node?.range ?? [0, text.length];
    return [lineOf(text, start), lineOf(text, start + text.slice(start, end).trimEnd().length)];
  };
  const at = (inner: Path) => {
    const node = inner.length === 0 ? document.contents : document.getIn(inner, true);
    return isNode(node) ? node : undefined;
  };
  const parent = at(path.slice(0, -1));
  const node = at(path);
  if (parent && (isMap(parent) || isSeq(parent)) && (parent.flow || parent.items.length === 1)) {
    const [start, end] = linesOf(parent);
    return [start - 1, end];
  }
  const [start, end] = linesOf(node);
  if (change === 'remove' && isMap(parent)) {
    const index = parent.items.findIndex(({ key }) => isScalar(key) && key.value === path.at(-1));
    const key = parent.items[index]?.key;
    const first = isNode(key) ? linesOf(key)[0] : start;
    const next = parent.items[index + 1]?.key;
    // The field behind it moves up to the dash.
    return [first, index === 0 && isNode(next) ? linesOf(next)[0] : end];
  }
  if (change === 'set' || change === 'remove') return [start, end];
  return (isMap(node) || isSeq(node)) && node.flow ? [start, end] : [-1, -1];
};

const writtenLines = (text: string) => text.split('\n').filter((line) => line.trim() !== '');

const isWithin = (lines: readonly string[], others: readonly string[]) => {
  let next = 0;
  for (const other of others) if (other === lines[next]) next++;
  return next === lines.length ? undefined : lines[next];
};

test('made-up edits over all files: each reads again as asked, and no other line changes', () => {
  fc.assert(
    fc.property(fc.nat({ max: 499 }), fc.nat(), values, fc.nat({ max: 1000 }), (run, seed, value, choice) => {
      const [file] = files[run % files.length] ?? [];
      const candidates = places.filter((place) => place.file === file);
      const place = candidates[seed % candidates.length];
      if (!place) return;
      const asked = edited(place, value, choice);
      const text = rewrite(place.text, asked);
      expect(readValue(text)).toEqual(asked);
      if (isDeepStrictEqual(asked, readValue(place.text))) expect(text).toBe(place.text);
      if (place.change === 'move') {
        expect(writtenLines(text).toSorted()).toEqual(writtenLines(place.text).toSorted());
        return;
      }
      const [from, to] = touchable(place);
      const untouched = place.text
        .split('\n')
        .filter((line, index) => (index < from || index > to) && line.trim() !== '');
      expect(isWithin(untouched, text.split('\n'))).toBeUndefined();
    }),
    { numRuns: 120 },
  );
});

test('every file stays as it is when it is saved without a change', () => {
  for (const [file, text] of files) expect(rewrite(text, readValue(text)), file).toBe(text);
});
