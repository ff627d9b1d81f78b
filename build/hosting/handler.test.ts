import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testFolder } from '#tests/test-folder.ts';
import { newestRelease } from './handler.ts';
import { isHashed } from './rules.ts';

test.each([
  ['_astro/style.-S14-bk6.css', true],
  ['_astro/photo.D4fGh1aa_Z1x2y3.avif', true],
  ['art/hero.1a2b3c4d.svg', true],
  ['report-20250131.pdf', false],
  ['favicon.svg', false],
  ['hashed.txt', false],
])('%s never changes under its name: %s', (file, isKept) => {
  expect(isHashed(file)).toBe(isKept);
});

test('a build is shown whole, whatever becomes of its files, until another one is in place', async () => {
  const root = await testFolder();
  const write = async (text: string) => {
    for (const folder of ['next', 'generated']) await mkdir(join(root, folder), { recursive: true });
    await writeFile(join(root, 'next/index.html'), text);
    const site = { url: 'https://www.example.org', pages: ['/'], redirects: [], isDraft: false };
    const strictTransport = { includeSubDomains: false, preload: false };
    await writeFile(join(root, 'generated/site.json'), JSON.stringify({ ...site, strictTransport }));
    return rename(join(root, 'next'), join(root, 'dist'));
  };
  const newest = newestRelease(root);
  const shown = async () => `${(await newest()).files.get('/index.html')}`;

  await write('one');
  await writeFile(join(root, 'generated/stamp.json'), '1');
  expect(await shown()).toBe('one');
  await rename(join(root, 'dist'), join(root, 'last'));
  expect(await shown()).toBe('one');
  await write('two');
  expect(await shown()).toBe('one');
  await writeFile(join(root, 'generated/stamp.json'), '2');
  expect(await shown()).toBe('two');
  await rm(join(root, 'dist'), { recursive: true });
  await writeFile(join(root, 'generated/stamp.json'), '3');
  expect(await shown()).toBe('two');
});
