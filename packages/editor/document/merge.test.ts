import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { readTable } from '../../../tests/table.ts';
import { textsIn } from '../field-words.ts';
import { merge, type Side } from './merge.ts';

const both = { base: z.unknown(), theirs: z.unknown(), mine: z.unknown() };
const sides = z.partialRecord(z.enum(['theirs', 'mine']), z.unknown());
const { kept, chosen } = readTable(
  'packages/editor/document/merge.yaml',
  z.object({
    kept: z.record(z.string(), z.strictObject({ ...both, value: z.unknown() })),
    chosen: z.record(z.string(), z.strictObject({ ...both, field: z.string(), sides })),
  }),
);

// Fields of one text or entry, changed by either: the properties below.
test.each(Object.entries(kept))('both changes are kept, of an entry and of %s', (_, the) => {
  expect(merge(the.base, the.theirs, the.mine)).toEqual({ value: the.value, conflicts: [] });
});

describe('where both changed the same, both are shown, and the chosen one stands', () => {
  test.each(Object.entries(chosen))('%s', (_, { base, theirs, mine, field, sides }) => {
    expect(merge(base, theirs, mine).conflicts).toEqual([{ field, ...sides }]);
    const choose = (side: Side) => merge(base, theirs, mine, () => side).value;
    expect(choose('theirs')).toEqual(theirs);
    expect(choose('mine')).toEqual(mine);
  });

  test('an entry that came in is not taken for one that went', () => {
    const [a, b, c, d] = ['A', 'B', 'C', 'D'].map((name) => ({ name, town: 'Galle' }));
    const aInElla = { ...a, town: 'Ella' };
    const sides = [
      [a, b, c],
      [aInElla, b, c],
      [d, c],
    ] as const;
    expect(merge(...sides).conflicts).toEqual([{ field: '[0]', theirs: aInElla, mine: undefined }]);
    expect(merge(...sides, () => 'theirs')).toEqual({ value: [d, aInElla, c], conflicts: [] });
  });

  test('field by field: one may be theirs and another mine; of the day, which saving sets, nobody is asked', () => {
    const [base, theirs, mine] = [1, 2, 3].map((each) => ({ x: each, y: each, changed: each }));
    const { value, conflicts } = merge(base, theirs, mine, (field) => (field === 'x' ? 'theirs' : undefined));
    expect(value).toEqual({ x: 2, y: 3, changed: 3 });
    expect(conflicts.map(({ field }) => field)).toEqual(['y']);
  });
});

const leaf = fc.option(fc.string({ maxLength: 3 }), { nil: undefined });
const part = fc.record({ was: leaf, now: leaf, by: fc.constantFrom('nobody', 'theirs', 'mine', 'both') });
type Part = typeof part extends fc.Arbitrary<infer T> ? T : never;
type By = Part['by'];

test('what is changed by one, or by both to the same, is in the merged text, and nobody is asked', () => {
  const group = fc.dictionary(fc.constantFrom('k', 'l', 'm'), part);
  fc.assert(
    fc.property(group, fc.array(group, { maxLength: 4 }), (group, list) => {
      /** The text with what these have changed. */
      const changedBy = (...people: By[]): unknown => {
        const entry = (all: Record<string, Part>, id: number) => {
          const fields = Object.entries(all).map(([key, { was, now, by }]) => [
            key,
            people.includes(by) ? now : was,
          ]);
          return { id: `#${id}`, ...Object.fromEntries(fields) };
        };
        return JSON.parse(JSON.stringify({ group: entry(group, 0), list: list.map(entry) }));
      };
      const [base, theirs, mine] = [changedBy(), changedBy('theirs', 'both'), changedBy('mine', 'both')];
      expect(merge(base, theirs, mine)).toEqual({
        value: changedBy('theirs', 'mine', 'both'),
        conflicts: [],
      });
    }),
  );
});

test('no word that either wrote is lost: it is in the merged text, or a choice', () => {
  const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
    tree: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      fc.constantFrom(...'uvwxyz'),
      fc.array(tie('tree'), { maxLength: 4 }),
      fc.dictionary(fc.constantFrom('k', 'l', 'm'), tie('tree'), { noNullPrototype: true }),
    ),
  }));
  fc.assert(
    fc.property(tree, tree, tree, (base, theirs, mine) => {
      const { value, conflicts } = merge(base, theirs, mine);
      const left = new Set(textsIn([value, ...conflicts.flatMap((each) => [each.theirs, each.mine])]));
      const old = new Set(textsIn(base));
      const written = [...textsIn(theirs), ...textsIn(mine)].filter((text) => !old.has(text));
      expect(written.filter((text) => !left.has(text))).toEqual([]);
    }),
    { numRuns: 500 },
  );
});
