import { expect, test } from 'vitest';
import { z } from 'zod';
import { nearest } from '#src/features/search/nearest.ts';
import { content } from '#src/site/content.ts';
import { readTable } from '#tests/table.ts';
import { namedPages } from './candidates.ts';

const candidates = namedPages(content.pages, content.redirects);

const typed = readTable(
  'src/sections/shared/not-found/candidates.yaml',
  z.record(z.string(), z.array(z.string())),
);

test.each(Object.entries(typed))('%s offers %j', (pathname, hrefs) => {
  expect(nearest(pathname, candidates).map(({ href }) => href)).toEqual(hrefs);
});
