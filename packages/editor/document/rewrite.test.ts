import { expect, test } from 'vitest';
import { z } from 'zod';
import { readTable } from '../../../tests/table.ts';
import { withValueAt } from '../field-words.ts';
import { Refusal } from '../refusal.ts';
import { readValue, rewrite } from './rewrite.ts';

const change = z.strictObject({
  field: z.string(),
  value: z.unknown().optional(),
  order: z.array(z.string()).optional(),
  was: z.string(),
  now: z.string(),
});
const { source, cases } = readTable(
  'packages/editor/document/rewrite.yaml',
  z.strictObject({ source: z.string(), cases: z.record(z.string(), change) }),
);

test.each(Object.entries(cases))('%s changes nothing else', (_, { field, value, order, was, now }) => {
  expect(source).toContain(was);
  const asked = withValueAt(readValue(source), field, value, order);
  expect(rewrite(source, asked)).toBe(source.replace(was, now));
});

test('without a change the text stays as it is, in whatever style', () => {
  const other = '"a":   "b"\r\n';
  expect(rewrite(other, readValue(other))).toBe(other);
});

test('a list at the beginning of the file can be emptied and filled', () => {
  const empty = rewrite('# Names.\n\n- a\n- b\n', []);
  expect(empty).toContain('# Names.');
  expect(readValue(rewrite(empty, [{ name: 'c' }]))).toEqual([{ name: 'c' }]);
});

test('a text that is no YAML is refused', () => {
  expect(() => rewrite('a: [', {})).toThrow(Refusal);
});
