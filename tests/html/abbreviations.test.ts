import { expect, it } from 'vitest';
import { publishedPages } from './documents.ts';
import { unexplained } from './unexplained.ts';

it.each(publishedPages)('$address explains each abbreviation it uses', (page) => {
  expect(unexplained(page)).toEqual([]);
});
