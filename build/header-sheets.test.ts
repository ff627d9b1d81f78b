import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testFolder } from '#tests/test-folder.ts';
import { headerSheets } from './header-sheets.ts';

const sheet = (name: string) => `<link rel="stylesheet" href="/_astro/${name}.css">`;
const pages = {
  'index.html': `${sheet('shell')}<header><a href="/">Home</a><a href="/team#us">Team</a></header><a href="/terms">Terms</a>`,
  'team.html': sheet('shell') + sheet('team'),
  'terms.html': sheet('terms'),
};

test('the sheets of the pages in the header, each once, and no other', async () => {
  const dist = await testFolder();
  for (const [page, html] of Object.entries(pages)) await writeFile(join(dist, page), html);
  expect(await headerSheets(dist, Object.keys(pages))).toEqual(['/_astro/shell.css', '/_astro/team.css']);
});
