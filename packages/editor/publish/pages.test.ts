import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { readTable } from '../../../tests/table.ts';
import { madeFolder } from '../fixture/made-site.ts';
import { pageChanges, pagesOf } from './pages.ts';

const files = z.record(z.string(), z.string());
const table = readTable(
  'packages/editor/publish/pages.yaml',
  z.strictObject({ before: files, after: files, changes: z.unknown() }),
);

const built = async (pages: z.infer<typeof files>) => {
  const dist = join(madeFolder().root, 'dist');
  await mkdir(join(dist, 'deep'));
  for (const [name, html] of Object.entries(pages)) await writeFile(join(dist, name), html);
  return pagesOf(dist);
};

test('what visitors will read otherwise is told by page', async () => {
  expect(pageChanges(await built(table.before), await built(table.after))).toEqual(table.changes);
});
