import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { setText } from './geometry/glyphs.ts';
import { parsePath } from './geometry/path.ts';
import { part } from './objects/kind.ts';
import { settingOf } from './objects/parts.ts';
import { pack } from './pack/pack.ts';
import { readText } from './read.ts';
import { coloured } from './stills.ts';

const cases = z.array(z.strictObject({ of: z.string(), parts: z.array(part), svg: z.string() }));
const { parts } = settingOf((made) => (made === '9001' ? { numeral: '7A', family: 'tea' } : undefined));
const listed = cases.parse(parse(readText('drawn.yaml')));

test.each(listed)('draws $of', ({ parts: said, svg }) => {
  expect(pack(parts(said, [0, 0, 0]), 1)).toBe(coloured(svg));
});

test.each([
  ['a letter that paths do not have', () => parsePath('M0 0R1 1'), '"R" is not one of'],
  ['a letter of relative paths', () => parsePath('M0 0l1 1'), '"l" is not one of'],
  ['a path that breaks off', () => parsePath('M0'), 'a number is missing'],
  ['a letter without numbers', () => parsePath('M0 0L'), 'a number is missing'],
  [
    'a character without an outline',
    () => setText('9001§', 100),
    'the cut "numeral" has no "§". Write it without',
  ],
  [
    'a thing that nobody drew',
    () => parts([{ unicorn: [0, 0, 0] }], [0, 0, 0]),
    'There is no "unicorn" to draw',
  ],
])('names %s', (_, draw, said) => {
  expect(draw).toThrow(said);
});
