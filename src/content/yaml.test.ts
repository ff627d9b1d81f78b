import { expect, it } from 'vitest';
import { readYaml } from './yaml.ts';

/** What is said of a text: `3: is indented by a tab …`. */
const saidOf = (text: string) => {
  const read = readYaml(text);
  return 'faults' in read ? read.faults.map(({ line, message }) => `${line}: ${message}`) : [];
};

it('reads what is well written', () => {
  expect(readYaml("a: 'b: c'\nd:\n  - 1\n")).toEqual({ value: { a: 'b: c', d: [1] } });
  expect(readYaml('a: &x b # a remark\nc: *x\nd: e#f\n')).toEqual({ value: { a: 'b', c: 'b', d: 'e#f' } });
});

it.each([
  ['a tab before an entry of a list', 'items:\n  - a: b\n\t- c: d\n', /^3: is indented by a tab: use spaces/],
  ['a tab before a field', 'a:\n\tb: 1\n', /^2: is indented by a tab/],
  ['a field written twice', 'a: 1\nb: 2\na: 3\n', /^3: gives a field for the second time: keep one/],
  ['a colon in a text', 'a: We listen: always.\n', /^1: holds a second ': '.*in quotes/],
  ['a line without a colon', 'a: 1\njust words\n', /^2: .*lacks the ':'/],
  ['a name that begins with *', 'a: 1\nb: *Important\n', /^2: begins its text with \*.*in quotes/],
  ['a text that holds a #', 'a: Factory #1 in Galle\nb: c\n', /^1: is cut off at its #.*in quotes/],
  ['a name that is taken for a sign', 'a: 1\nb: &Sons Ltd\n', /^2: begins its text with &/],
  ['a text that begins with !', 'a: !Welcome all\n', /^1: begins its text with !.*in quotes/],
  ['a text that begins with @', 'a: @firm\n', /^1: begins its text with a sign.*in quotes/],
  ['an apostrophe in single quotes', "a: 'it's'\n", /^1: .*in quotes/],
  ['a quotation mark without its partner', 'a: "x\nb: 1\n', /closing quotation mark is missing/],
  ['a backslash', 'a: "C:\\x"\n', /^1: holds a backslash.*single quotes/],
  ['a wrong column', 'a:\n  b: 1\n c: 2\n', /begins in another column.*same column/],
  ['a second document', 'a: 1\n---\nb: 2\n', /^2: .*remove that line/],
  ['a list that goes on as fields', '- a\n- b\nc: 1\n', /^3: cannot be understood here/],
])('says of %s what to do, once', (_, text, said) => {
  expect(saidOf(text)).toEqual([expect.stringMatching(said)]);
});

it('names every field that is written twice', () => {
  expect(saidOf('a: 1\na: 2\nb: 1\nb: 2\n')).toHaveLength(2);
});

it('refuses repetitions of repetitions before they fill the memory', () => {
  const nine = (name: string) => Array(9).fill(name).join(',');
  const text = `a: &a [${nine('x')}]\nb: &b [${nine('*a')}]\nc: &c [${nine('*b')}]\nd: [${nine('*c')}]\n`;
  expect(saidOf(text)).toEqual([expect.stringMatching(/without end: write the values out/)]);
});
