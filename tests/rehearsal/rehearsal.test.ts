import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { otherBrand } from '#scripts/brand/fixture/other-brand.ts';
import { copyProject } from '#scripts/copy-project.ts';
import { addStandard } from './add-standard.ts';
import { goLive } from './go-live.ts';
import { giveNumbers } from './numbers.ts';

// What an owner does with this project, done in a copy of it: real facts in other numbers than the samples, a fifteenth
// standard, colours of another firm. Nothing of it may need a programmer, or turn a test red.

let copy: string;
/** Runs Node in the copy: its status, and all that it says. */
const run = (...args: string[]) => {
  // As from a terminal: the tests around it would have React built for tests.
  const { NODE_ENV: _, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, env, encoding: 'utf8' });
  return { status, said: stdout + stderr };
};
const vitest = (...args: string[]) => run('node_modules/vitest/vitest.mjs', 'run', ...args);

beforeAll(async () => {
  copy = await copyProject();
  giveNumbers(copy, { clients: 31, directors: 5, testimonials: 3 });
  goLive(copy);
  addStandard(copy);
  const brand = `export type Brand = typeof brand;\nexport const brand = ${JSON.stringify(otherBrand)} as const;\n`;
  writeFileSync(join(copy, 'packages/isometric/brand.ts'), brand);
}, 60_000);

afterAll(() => rmSync(copy, { recursive: true, force: true }));

it('may be released: nothing is a sample, no claim is open', () => {
  const { status, said } = run('scripts/check-content.ts', '--release');
  expect(said).toMatch(/content\/ is sound: .* 0 values to settle/);
  expect(status).toBe(0);
});

it('takes the colours of another firm from their one place', () => {
  const { status, said } = run('scripts/make-brand.ts');
  expect(status, said).toBe(0);
});

it('is built, and every test of the pages and of the content passes', () => {
  const built = run('build/build.ts');
  expect(built.status, built.said).toBe(0);
  const pages = vitest('--project', 'html');
  expect(pages.status, pages.said).toBe(0);
  const readers = [
    'src/content',
    'src/metadata',
    'src/sections',
    'src/downloads',
    'src/site',
    'scripts/brand',
  ];
  const texts = ['page-texts', 'facts-once', 'sentences', 'broken-content'];
  const content = vitest('--project', 'unit', ...readers, ...texts.map((name) => `tests/content/${name}`));
  expect(content.status, content.said).toBe(0);
}, 240_000);
