import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { merge, type Side } from './merge.ts';

const none = new Map<string, Side>();

const people = [
  { name: 'A', town: 'Galle' },
  { name: 'B', town: 'Kandy' },
  { name: 'C', town: 'Jaffna' },
];
const [a, b, c] = people;
const [d, e] = [{ name: 'D' }, { name: 'E' }];

describe('both changes are kept', () => {
  test.each<[name: string, base: unknown, theirs: unknown, mine: unknown, value: unknown]>([
    [
      'of two fields, at any depth',
      { phones: { office: '1', mobile: '2' } },
      { phones: { office: '1', mobile: '3' } },
      { phones: { office: '4', mobile: '2' } },
      { phones: { office: '4', mobile: '3' } },
    ],
    [
      'of a field that went and one that came',
      { x: 1, y: 2 },
      { y: 2 },
      { x: 1, y: 2, z: 3 },
      { y: 2, z: 3 },
    ],
    [
      'of a field that both added',
      {},
      { hours: { from: 9 } },
      { hours: { to: 5 } },
      { hours: { from: 9, to: 5 } },
    ],
    [
      'of two entries',
      people,
      [a, { ...b, town: 'Ella' }, c],
      [{ ...a, town: 'Matara' }, b, c],
      [{ ...a, town: 'Matara' }, { ...b, town: 'Ella' }, c],
    ],
    [
      'of an entry that was changed, and others before it',
      people,
      [a, b, { ...c, town: 'Ella' }],
      [d, b, c],
      [d, b, { ...c, town: 'Ella' }],
    ],
    [
      'of an entry that was changed, and one before it that went',
      people,
      [a, b, { ...c, town: 'Ella' }],
      [b, c],
      [b, { ...c, town: 'Ella' }],
    ],
    [
      'of an entry that has moved and was changed',
      people,
      [c, a, b],
      [a, b, { ...c, town: 'Ella' }],
      [{ ...c, town: 'Ella' }, a, b],
    ],
    [
      'of an entry that was changed here, and has moved there',
      people,
      [a, b, { ...c, town: 'Ella' }],
      [c, a, b],
      [{ ...c, town: 'Ella' }, a, b],
    ],
    [
      'of one entry, by its name, beside one that came',
      [a, c],
      [a, { ...c, town: 'Ella' }],
      [a, { ...c, name: 'C', since: 9 }, d],
      [a, { ...c, town: 'Ella', since: 9 }, d],
    ],
    ['of new entries at one place', [a], [a, d], [a, e], [a, d, e]],
    ['of entries that went', people, [a, c], [b, c], [c]],
    [
      'of marks that were taken off',
      { samples: ['x', 'y', 'z'] },
      { samples: ['y', 'z'] },
      { samples: ['x', 'y'] },
      { samples: ['y'] },
    ],
  ])('%s', (_, base, theirs, mine, value) => {
    expect(merge(base, theirs, mine, none)).toEqual({ value, conflicts: [] });
  });
});

describe('where both changed the same, both are shown, and the chosen one stands', () => {
  test.each<
    [name: string, base: unknown, theirs: unknown, mine: unknown, field: string, sides: Record<Side, unknown>]
  >([
    ['a field', { x: { y: '1' } }, { x: { y: '2' } }, { x: { y: '3' } }, 'x.y', { theirs: '2', mine: '3' }],
    [
      'a field of an entry',
      people,
      [a, { ...b, town: 'Ella' }, c],
      [a, { ...b, town: 'Matara' }, c],
      '[1].town',
      { theirs: 'Ella', mine: 'Matara' },
    ],
    [
      'a field that one removed',
      { x: 1, y: 1 },
      { y: 1 },
      { x: 2, y: 1 },
      'x',
      { theirs: undefined, mine: 2 },
    ],
    [
      'an entry that one removed',
      { list: people },
      { list: [a, { ...b, town: 'Ella' }, c] },
      { list: [a, c] },
      'list[1]',
      { theirs: { ...b, town: 'Ella' }, mine: undefined },
    ],
    [
      'an order',
      { list: people },
      { list: [c, a, b] },
      { list: [b, c, a] },
      'list',
      { theirs: [c, a, b], mine: [b, c, a] },
    ],
    ['the whole', 'x', { y: 1 }, [2], '', { theirs: { y: 1 }, mine: [2] }],
  ])('%s', (_, base, theirs, mine, field, sides) => {
    expect(merge(base, theirs, mine, none).conflicts).toEqual([{ field, ...sides }]);
    const choose = (side: Side) => merge(base, theirs, mine, new Map([[field, side]])).value;
    expect(choose('theirs')).toEqual(theirs);
    expect(choose('mine')).toEqual(mine);
  });

  test('an entry that came in is not taken for one that went', () => {
    const theirs = [{ ...a, town: 'Ella' }, b, c];
    const { value, conflicts } = merge(people, theirs, [d, c], new Map<string, Side>([['[0]', 'theirs']]));
    expect(conflicts).toEqual([{ field: '[0]', theirs: theirs[0], mine: undefined }]);
    expect(value).toEqual([d, theirs[0], c]);
  });

  test('field by field: one may be theirs and another mine', () => {
    const [base, theirs, mine] = [1, 2, 3].map((each) => ({ x: each, y: each }));
    const { value } = merge(
      base,
      theirs,
      mine,
      new Map<string, Side>([
        ['x', 'theirs'],
        ['y', 'mine'],
      ]),
    );
    expect(value).toEqual({ x: 2, y: 3 });
  });
});

const leaf = fc.option(fc.string({ maxLength: 3 }), { nil: undefined });
const part = fc.record({ was: leaf, now: leaf, by: fc.constantFrom('nobody', 'theirs', 'mine', 'both') });
type Part = typeof part extends fc.Arbitrary<infer T> ? T : never;
type By = Part['by'];

test('what is changed by one, or by both to the same, is in the merged text, and nobody is asked', () => {
  const group = fc.dictionary(fc.constantFrom('k', 'l', 'm'), part);
  const fields = fc.record({
    group,
    list: fc.array(fc.record({ upper: part, lower: part }), { maxLength: 4 }),
  });
  fc.assert(
    fc.property(fields, ({ group, list }) => {
      /** The text with what these have changed. */
      const changedBy = (...people: By[]): unknown => {
        const fieldsOf = (all: Record<string, Part>) =>
          Object.entries(all).map(([key, { was, now, by }]) => [key, people.includes(by) ? now : was]);
        const entry = (all: Record<string, Part>, id: number) =>
          Object.fromEntries([['id', `#${id}`], ...fieldsOf(all)]);
        return JSON.parse(
          JSON.stringify({ group: Object.fromEntries(fieldsOf(group)), list: list.map(entry) }),
        );
      };
      const [base, theirs, mine] = [changedBy(), changedBy('theirs', 'both'), changedBy('mine', 'both')];
      expect(merge(base, theirs, mine, none)).toEqual({
        value: changedBy('theirs', 'mine', 'both'),
        conflicts: [],
      });
    }),
  );
});

const textsIn = (value: unknown): unknown[] =>
  value instanceof Object ? Object.values(value).flatMap(textsIn) : [value];

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
      const { value, conflicts } = merge(base, theirs, mine, none);
      const left = new Set(textsIn([value, ...conflicts.flatMap((each) => [each.theirs, each.mine])]));
      const old = new Set(textsIn(base));
      const written = [...textsIn(theirs), ...textsIn(mine)].filter((text) => !old.has(text));
      expect(written.filter((text) => !left.has(text))).toEqual([]);
    }),
    { numRuns: 500 },
  );
});
