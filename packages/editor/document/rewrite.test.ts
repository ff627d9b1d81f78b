import { expect, test } from 'vitest';
import { valueAt, withValueAt } from '../field-words.ts';
import { Refusal } from '../refusal.ts';
import { readValue, rewrite } from './rewrite.ts';

const source = `# What is written by hand stays.
name: A word # said once
quoted: 'It''s here'
day: '2026-11-23'

list:
  - title: One
    # Beside the first.
    text: short

  - text: the first of two fields
    title: Two
  - title: Three
    text: last
flow: { people: 1–5, days: [ 1.5, 3 ] }
`;

const value = readValue(source);
const list = [0, 1, 2].map((index) => valueAt(value, `list[${index}]`));
/** The value of the text with a field changed, or taken away. */
const set = (field: string, inner?: unknown) => withValueAt(value, field, inner);

test.each<[name: string, value: unknown, was: string, now: string]>([
  ['a plain text, its comment kept', set('name', 'Another'), 'name: A word #', 'name: Another #'],
  ['a text that needs quotes', set('name', 'A: B'), 'name: A word #', "name: 'A: B' #"],
  ['a quoted text', set('quoted', 'There'), "'It''s here'", "'There'"],
  ['a number in a row', set('flow.days[0]', 2.5), '[ 1.5,', '[ 2.5,'],
  ['an entry that goes', set('list', list.slice(0, 2)), '  - title: Three\n    text: last\n', ''],
  ['a field that goes', set('day'), "day: '2026-11-23'\n", ''],
  [
    'a text that becomes long',
    set('list[2].text', 'word '.repeat(30).trim()),
    'text: last',
    `text: >-\n      ${'word '.repeat(23).trim()}\n      ${'word '.repeat(7).trim()}`,
  ],
  [
    'a field that comes in, behind the one it follows',
    { name: 'A word', added: { inner: true }, ...Object(set('name')) },
    '# said once\n',
    '# said once\nadded:\n  inner: true\n',
  ],
])('%s changes nothing else', (_, value, was, now) => {
  expect(source).toContain(was);
  expect(rewrite(source, value)).toBe(source.replace(was, now));
});

test('without a change the text stays as it is, in whatever style', () => {
  const other = '"a":   "b"\r\n';
  expect(rewrite(other, readValue(other))).toBe(other);
});

test('an entry that moves takes its comments and its order along', () => {
  expect(rewrite(source, set('list', [...list.slice(1), list[0]]))).toMatch(
    /title: Two\n {2}- title: Three\n {4}text: last\n {2}- title: One\n {4}# Beside the first\.\n {4}text: short\nflow/,
  );
});

test('a list at the beginning of the file can be emptied and filled', () => {
  const empty = rewrite('# Names.\n\n- a\n- b\n', []);
  expect(empty).toContain('# Names.');
  expect(readValue(rewrite(empty, [{ name: 'c' }]))).toEqual([{ name: 'c' }]);
});

test('a text that is no YAML is refused', () => {
  expect(() => rewrite('a: [', {})).toThrow(Refusal);
});
