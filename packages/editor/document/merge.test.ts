import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { textsIn } from '../field-words.ts';
import { merge, type Side } from './merge.ts';

const [a, b, c] = ['A', 'B', 'C'].map((name) => ({ name, town: 'Galle' }));
const [d, e] = [{ name: 'D' }, { name: 'E' }];
const people = [a, b, c];
const bInElla = { ...b, town: 'Ella' };
const cInElla = { ...c, town: 'Ella' };

// Fields of one text or entry, changed by either: the properties below.
test.each<[name: string, base: unknown, theirs: unknown, mine: unknown, value: unknown]>([
  ['others before it', people, [a, b, cInElla], [d, b, c], [d, b, cInElla]],
  ['one before it that went', people, [a, b, cInElla], [b, c], [b, cInElla]],
  ['its move', people, [c, a, b], [a, b, cInElla], [cInElla, a, b]],
  ['its move there', people, [a, b, cInElla], [c, a, b], [cInElla, a, b]],
  ['one that came', [a, c], [a, cInElla], [a, { ...c, since: 9 }, d], [a, { ...cInElla, since: 9 }, d]],
  ['new ones at one place', [a], [a, d], [a, e], [a, d, e]],
  ['two that went', people, [a, c], [b, c], [c]],
  ['marks that were taken off', ['x', 'y', 'z'], ['y', 'z'], ['x', 'y'], ['y']],
])('both changes are kept, of an entry and of %s', (_, base, theirs, mine, value) => {
  expect(merge(base, theirs, mine)).toEqual({ value, conflicts: [] });
});

describe('where both changed the same, both are shown, and the chosen one stands', () => {
  const bInMatara = { ...b, town: 'Matara' };
  test.each<
    [name: string, base: unknown, theirs: unknown, mine: unknown, field: string, sides: Record<Side, unknown>]
  >([
    ['a field', { x: { y: 1 } }, { x: { y: 2 } }, { x: { y: 3 } }, 'x.y', { theirs: 2, mine: 3 }],
    ['of an entry', [a, b], [a, bInElla], [a, bInMatara], '[1].town', { theirs: 'Ella', mine: 'Matara' }],
    ['one removed it', { x: 1, y: 1 }, { y: 1 }, { x: 2, y: 1 }, 'x', { theirs: undefined, mine: 2 }],
    ['a removed entry', people, [a, bInElla, c], [a, c], '[1]', { theirs: bInElla, mine: undefined }],
    ['an order', people, [c, a, b], [b, c, a], '', { theirs: [c, a, b], mine: [b, c, a] }],
    ['the whole', 'x', { y: 1 }, [2], '', { theirs: { y: 1 }, mine: [2] }],
  ])('%s', (_, base, theirs, mine, field, sides) => {
    expect(merge(base, theirs, mine).conflicts).toEqual([{ field, ...sides }]);
    const choose = (side: Side) => merge(base, theirs, mine, { [field]: side }).value;
    expect(choose('theirs')).toEqual(theirs);
    expect(choose('mine')).toEqual(mine);
  });

  test('an entry that came in is not taken for one that went', () => {
    const theirs = [{ ...a, town: 'Ella' }, b, c];
    const { value, conflicts } = merge(people, theirs, [d, c], { '[0]': 'theirs' });
    expect(conflicts).toEqual([{ field: '[0]', theirs: theirs[0], mine: undefined }]);
    expect(value).toEqual([d, theirs[0], c]);
  });

  test('field by field: one may be theirs and another mine; of the day, which saving sets, nobody is asked', () => {
    const [base, theirs, mine] = [1, 2, 3].map((each) => ({ x: each, y: each, changed: each }));
    const { value, conflicts } = merge(base, theirs, mine, { x: 'theirs', y: 'mine' });
    expect(value).toEqual({ x: 2, y: 3, changed: 3 });
    expect(conflicts.map(({ field }) => field)).toEqual(['x', 'y']);
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
