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

// What else cannot be read: tests/content/wrong-values.yaml.
it.each([
  ['a tab before an entry of a list', 'items:\n  - a: b\n\t- c: d\n', /^3: is indented by a tab: use spaces/],
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
