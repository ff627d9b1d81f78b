import { expect, it } from 'vitest';
import { builtPages } from '../built.ts';
import { mistakesIn } from './validator.ts';

it.each(builtPages)('$file is valid HTML', async ({ html, file }) => {
  expect(await mistakesIn(html, file)).toEqual([]);
});
