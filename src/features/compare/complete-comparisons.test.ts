import { expect, test } from 'vitest';
import { completeComparisons } from './complete-comparisons.ts';

const comparison = (...pages: string[]) => ({ pages: pages.map((page) => ({ page })) });
const abc = comparison('a', 'b', 'c');
const cd = comparison('c', 'd');
const all = [abc, cd];

test.each([
  [[], all],
  [['c'], all],
  [['b', 'a'], [abc]],
  [['a', 'd'], []],
  [['d', 'x', 'c'], [cd]],
])('%j', (pages, found) => {
  expect(completeComparisons(pages, all)).toEqual(found);
});
