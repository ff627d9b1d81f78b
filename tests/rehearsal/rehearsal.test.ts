import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '@site/hosting';
import { cardDrawing, homeIsland } from '@site/isometric';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyProject } from '#scripts/copy-project.ts';
import { addStandard } from './add-standard.ts';
import { setFields } from './copy.ts';
import { goLive } from './go-live.ts';
import { leaveStandardsOut } from './leave-standards-out.ts';
import { giveNumbers } from './numbers.ts';
import { putOddPictures, testOddPictures } from './odd-pictures.ts';
import { givePictures } from './pictures.ts';

// What another firm does with this project, done in a copy of it: its own facts and colours, two standards fewer and one
// more, people, clients and pictures in other numbers than the samples. Nothing of it may need a programmer, or turn a
// test red.

let copy: string;
/** Where the site is live. */
const live = () => `${copy}.live`;
/** Runs Node in the copy: its status, and all that it says. */
const run = (...args: string[]) => {
  // As from a terminal: the tests around it would have React built for tests.
  const { NODE_ENV: _, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, env, encoding: 'utf8' });
  return { status, said: stdout + stderr };
};
const vitest = (...args: string[]) => run('node_modules/vitest/vitest.mjs', 'run', ...args);
const browser = (config: string) =>
  run('node_modules/@playwright/test/cli.js', 'test', '--config', `tests/rehearsal/${config}`);

beforeAll(async () => {
  copy = await copyProject();
}, 60_000);

afterAll(() => {
  for (const folder of [copy, live(), `${live()}.copies`]) rmSync(folder, { recursive: true, force: true });
});

it('keeps the promises of its tools and of the search with two standards fewer', () => {
  leaveStandardsOut(copy, ['iso-18404', 'fssc-22000']);
  const tools = ['tools', 'islands', 'editions', 'comparisons', 'search'].map((folder) => `src/${folder}`);
  const { status, said } = vitest('--project', 'unit', ...tools, 'tests/content/search');
  cpSync(join(projectRoot, 'content'), join(copy, 'content'), { recursive: true });
  expect(status, said).toBe(0);
  expect(said).toMatch(/\d+ skipped/);
}, 120_000);

it('is another firm after one command, which says what is left to do', () => {
  const answers = join(import.meta.dirname, 'second-firm.yaml');
  const { status, said } = run('scripts/new-firm.ts', '--answers', answers, '--replace');
  expect(status, said).toBe(0);
  expect(said).toMatch(/content\/ is that of Plumb & Level now: \d+ pages, \d+ values to settle/);
  expect(said).toMatch(/name a standard that is not offered.*rewrite it:\n {2}content\/\S+: \S/);
  const check = run('scripts/check-content.ts');
  expect(check.status, check.said).toBe(0);
});

it('may be released with numbers and pictures of its own: nothing is a sample, no claim is open', async () => {
  giveNumbers(copy, { clients: 22, directors: 3, testimonials: 3 });
  await putOddPictures(copy);
  expect(await givePictures(copy)).toBe(27);
  goLive(copy);
  addStandard(copy);
  setFields(copy, 'content/publish.yaml', [
    [['how'], 'copy'],
    [['folder'], live()],
  ]);
  expect(run('scripts/make-hosted-editor.ts').status).toBe(0);
  const { status, said } = run('scripts/check-content.ts', '--release');
  expect(said).toMatch(/content\/ is sound: .* 0 values to settle/);
  expect(status).toBe(0);
});

it('is built by "Publish" in the editor, and goes live', () => {
  const { status, said } = browser('publish.config.ts');
  expect(status, said).toBe(0);
  const home = (folder: string) => readFileSync(join(folder, 'index.html'), 'utf8');
  expect(home(live())).toContain('Plumb &amp; Level');
  expect(home(live())).toBe(home(join(copy, 'dist')));
}, 240_000);

it('passes every test of the pages and of the content', () => {
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
  const texts = ['page-texts', 'facts-once', 'sentences', 'hosted-editor'];
  const content = vitest('--project', 'unit', ...readers, ...texts.map((name) => `tests/content/${name}`));
  expect(content.status, content.said).toBe(0);
  // Every mistake of an editor at once: one by one they take as long as all the rest.
  const mistakes = vitest('--project', 'unit', 'tests/content/broken-content', '-t', 'in one run');
  expect(mistakes.status, mistakes.said).toBe(0);
}, 240_000);

type Standards = Parameters<typeof homeIsland>[0]['standards'];

/** A drawing without its colours, which every firm has of its own. */
const outlines = (svg: string) => svg.replaceAll(/#[0-9a-f]{3,6}/g, '#');

const art = (name: string) => {
  const file = readdirSync(join(copy, 'dist/art')).find((each) => each.startsWith(`${name}.`)) ?? '';
  return outlines(readFileSync(join(copy, 'dist/art', file), 'utf8'));
};

it('shows the numbers of its own standards alone: in the place of ISO 9001 the next one', () => {
  const others = [
    { numeral: '14001', family: 'tea' },
    { numeral: '22000', family: 'king-coconut' },
    { numeral: '27001', family: 'nil-manel' },
  ] as const;
  const offered = [{ numeral: '13485', family: 'lagoon' }, ...others] as const;
  const notOffered = [{ numeral: '9001', family: 'ocean' }, ...others] as const;
  const drawings = [
    ['home-hero-wide', (standards: Standards) => homeIsland({ standards, layout: 'wide' })],
    ['home-hero-tall', (standards: Standards) => homeIsland({ standards, layout: 'tall' })],
    ['numbers-card', (standards: Standards) => cardDrawing({ scene: 'numbers', standards })],
  ] as const;
  for (const [name, draw] of drawings) {
    expect(art(name), name).toBe(outlines(draw(offered)));
    expect(art(name), name).not.toBe(outlines(draw(notOffered)));
  }
});

testOddPictures(() => join(copy, 'dist'));

it('leads its visitors in a browser from home to where they want to go', () => {
  const { status, said } = browser('journeys.config.ts');
  expect(status, said).toBe(0);
}, 120_000);
