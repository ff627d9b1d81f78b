import { describe, expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { RewriteError } from './entries.ts';
import { readValue, rewrite } from './rewrite.ts';

const source = `# What is written by hand stays.
name: A word   # said once
quoted: 'It''s here'
day: '2026-11-23'

# Folded by hand.
text: >-
  The first line stays as it is,
  the second is changed,
  and the third stays.
list:
  - title: One
    # Beside the first.
    text: short

  - text: the first of two fields
    title: Two
  - title: Three
    text: last
flow: { people: 1–5, days: [1.5, 3] }
`;

type Path = readonly (string | number)[];
type Change = (document: ReturnType<typeof parseDocument>) => void;

/** The value of the text with a change made, by another way than ours. */
const changed = (change: Change, text = source) => {
  const document = parseDocument(text);
  change(document);
  return document.toJS();
};
const set = (path: Path, value: unknown) => changed((document) => document.setIn(path, value));
const without = (path: Path) => changed((document) => document.deleteIn(path));

test('without a change the text stays as it is', () => {
  expect(rewrite(source, readValue(source))).toBe(source);
});

describe('one change replaces one piece', () => {
  test.each<[name: string, value: unknown, was: string, now: string]>([
    ['a plain text, its comment kept', set(['name'], 'Another'), 'name: A word ', 'name: Another '],
    ['a plain text that needs quotes', set(['name'], 'A: B'), 'name: A word ', "name: 'A: B' "],
    ['a quoted text, its quotes kept', set(['quoted'], 'There'), "'It''s here'", "'There'"],
    ['a day', set(['day'], '2026-12-01'), '2026-11-23', '2026-12-01'],
    [
      'a line of a folded text',
      set(['text'], 'The first line stays as it is, the second is new, and the third stays.'),
      'the second is changed,',
      'the second is new,',
    ],
    [
      'a text that becomes long',
      set(['list', 2, 'text'], 'word '.repeat(30).trim()),
      'text: last',
      `text: >-\n      ${'word '.repeat(23).trim()}\n      ${'word '.repeat(7).trim()}`,
    ],
    ['a number in a row', set(['flow', 'days', 0], 2.5), '[1.5,', '[2.5,'],
    [
      'a text in a row, which needs quotes there',
      set(['flow', 'people'], '1, 5'),
      '{ people: 1–5',
      "{ people: '1, 5'",
    ],
    ['a row that grows', set(['flow', 'days'], [1.5, 'a, b', 3]), '[1.5, 3]', "[1.5, 'a, b', 3]"],
    [
      'an entry that goes',
      without(['list', 0]),
      '  - title: One\n    # Beside the first.\n    text: short\n',
      '',
    ],
    [
      'the field behind a dash that goes',
      without(['list', 2, 'title']),
      '- title: Three\n    text',
      '- text',
    ],
    [
      'the field behind a dash that goes, with a comment below',
      without(['list', 0, 'title']),
      '- title: One\n    # Beside',
      '- # Beside',
    ],
    ['a field that goes', without(['day']), "day: '2026-11-23'\n", ''],
    [
      'all of a list',
      set(['list'], []),
      source.slice(source.indexOf('list:'), source.indexOf('\nflow')),
      'list: []',
    ],
    [
      'a text where a list was',
      set(['list', 1], 'text'),
      'text: the first of two fields\n    title: Two',
      'text',
    ],
  ])('%s', (_, value, was, now) => {
    expect(source).toContain(was);
    expect(rewrite(source, value)).toBe(source.replace(was, now));
  });
});

test('an entry that comes in stands in its place, in the style of the house', () => {
  const value = changed((document) => {
    const list = document.toJS().list;
    document.setIn(['list'], [list[0], { title: '7', day: '2026-01-01' }, ...list.slice(1)]);
  });
  const entry = "\n  - title: '7'\n    day: '2026-01-01'";
  expect(rewrite(source, value)).toBe(source.replace('    text: short', `    text: short${entry}`));
});

test('an entry that moves takes its comments and its order along', () => {
  const value = changed((document) => {
    const [first, ...others] = document.toJS().list;
    document.setIn(['list'], [...others, first]);
  });
  expect(rewrite(source, value)).toContain(
    '    title: Two\n  - title: Three\n    text: last\n  - title: One\n    # Beside the first.\n    text: short\nflow',
  );
});

test('a field that comes in stands behind the one it follows', () => {
  const { name, ...others } = changed(() => {});
  const text = rewrite(source, { name, added: { inner: true }, ...others });
  expect(text).toBe(source.replace('# said once\n', '# said once\nadded:\n  inner: true\n'));
});

test('the line breaks of Windows stay', () => {
  const windows = source.replaceAll('\n', '\r\n');
  const value = changed(
    (document) => document.setIn(['list', 2, 'text'], 'word '.repeat(30).trim()),
    windows,
  );
  const text = rewrite(windows, value);
  expect(text.replaceAll('\r\n', '')).not.toContain('\n');
  expect(readValue(text)).toEqual(value);
});

test('a list at the beginning of the file can be emptied and filled', () => {
  const empty = rewrite('# Names.\n- a\n- b\n', []);
  expect(empty).toBe('# Names.\n[]\n');
  expect(rewrite(empty, [{ name: 'c' }])).toBe('# Names.\n- name: c\n');
});

test('a text that is no YAML is refused', () => {
  expect(() => rewrite('a: [', {})).toThrow(RewriteError);
});
