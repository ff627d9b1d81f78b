import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { testFolder } from '#tests/test-folder.ts';
import { overBudget } from './budgets.ts';

let dist = '';
beforeEach(async () => {
  dist = await testFolder();
  await mkdir(join(dist, 'art'));
});

const write = (file: string, kilobytes: number) => writeFile(join(dist, file), randomBytes(kilobytes * 1024));

test('what is too heavy of a page, and of the files it brings, is named with size and budget, fonts of all together', async () => {
  await write('iso.html.br', 20);
  await write('start.js', 9);
  await write('site.css', 17);
  await write('art/hero.svg', 4);
  await write('a.woff2', 30);
  await write('b.woff2', 30);
  await writeFile(
    join(dist, 'iso.html'),
    '<link rel="stylesheet" href="/site.css"><script type="module" src="/start.js"></script><img src="/art/hero.svg" fetchPriority="high"/>',
  );
  expect(await overBudget(dist)).toEqual([
    'iso.html: page 20.0 KB, budget 13.0 KB (iso.html)',
    'iso.html: script 9.0 KB, budget 8.0 KB (/start.js)',
    'iso.html: stylesheet 17.0 KB, budget 12.0 KB (/site.css)',
    'iso.html: fonts 60.0 KB, budget 27.0 KB (a.woff2, b.woff2)',
    'iso.html: drawing seen first 4.0 KB, budget 3.2 KB (/art/hero.svg)',
  ]);
});

test("the firm's own photo may weigh what it weighs, on a page that is light", async () => {
  await mkdir(join(dist, 'media'));
  await write('media/office.avif', 40);
  await writeFile(join(dist, 'team.html'), '<img src="/media/office.avif" fetchPriority="high"/>');
  expect(await overBudget(dist)).toEqual([]);
});

test('an island weighs what mounts it and what that needs, not what another brings or a press asks for', async () => {
  await mkdir(join(dist, '_astro'));
  const script = (name: string, text: string) => writeFile(join(dist, '_astro', name), text);
  await script(
    'check-certificate.1.js',
    'import{a}from"./react.1.js";const later=()=>import("./file.1.js");',
  );
  await script('plan.1.js', 'import{a}from"./react.1.js";');
  await script('plan.1.js.br', '');
  await write('_astro/react.1.js', 70);
  await write('_astro/file.1.js', 9);
  await writeFile(join(dist, 'check-certificate.html'), '<div data-island="check-certificate"></div>');
  expect(await overBudget(dist)).toEqual([
    'check-certificate.html: island 70.1 KB, budget 64.5 KB (_astro/check-certificate.1.js, _astro/react.1.js)',
  ]);
});
