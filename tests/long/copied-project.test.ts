import { spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Document, parseDocument } from 'yaml';
import { listFiles } from '#build/files.ts';
import { projectRoot } from '#build/paths.ts';
import { testFolder } from '../test-folder.ts';

/** What a build leaves, and the caches of earlier builds that another one shall do without. */
const results = ['dist', 'generated', '.astro', 'test-results', 'coverage', '.git', 'node_modules'];
const caches = ['.astro', '.vite'];

/** The sources of this checkout in another folder, with the same packages, for one test; resolves to that folder. */
const copyProject = async (): Promise<string> => {
  const root = await testFolder();
  for (const name of await readdir(projectRoot)) {
    if (!results.includes(name)) await cp(join(projectRoot, name), join(root, name), { recursive: true });
  }
  const packages = join(projectRoot, 'node_modules');
  // As links to the same bytes where both folders are on one disk; Astro refuses a link to the folder.
  const linked = spawnSync('cp', ['-al', packages, root]);
  if (linked.status !== 0) spawnSync('cp', ['-a', packages, root]);
  for (const cache of caches) await rm(join(root, 'node_modules', cache), { recursive: true, force: true });
  return root;
};

/** Runs a program in a copy of the project as from a terminal: its status, and all that it says. */
const runNode = (root: string, ...args: readonly string[]) => {
  // The tests around it would have React built for tests.
  const { NODE_ENV: _, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, env, encoding: 'utf8' });
  return { status, said: stdout + stderr };
};
const runSoundly = (...asked: Parameters<typeof runNode>) => {
  const { status, said } = runNode(...asked);
  expect(status, said).toBe(0);
};

test('ends a build of broken content with all problems named, and leaves the last build as it is', async () => {
  // A copy of the project with an earlier build in dist/, and mistakes in its content: in texts and in files.
  const copy = await copyProject();
  mkdirSync(join(copy, 'dist'));
  writeFileSync(join(copy, 'dist/index.html'), 'the build of yesterday');
  const firm = join(copy, 'content/firm.yaml');
  writeFileSync(firm, readFileSync(firm, 'utf8').replace(/number: \+94 /, 'number: 0'));
  rmSync(join(copy, 'content/legal/privacy.yaml'));
  writeFileSync(join(copy, 'content/clients.yml'), '');
  writeFileSync(join(copy, 'content/minutes.docx'), '');
  writeFileSync(join(copy, 'content/media/unused.jpg'), '');

  const { status, said } = runNode(copy, 'scripts/build.ts');
  expect(status).toBe(1);
  expect(said).toMatch(/content\/firm\.yaml → phones\.office\.number\n.*must begin with the country code/);
  expect(said).toMatch(/content\/legal\/privacy\.yaml\n.*is missing/);
  expect(said).toMatch(/content\/clients\.yml\n.*rename it to \.yaml/);
  expect(said).toMatch(/content\/minutes\.docx\n.*take it out of content/);
  expect(said).toMatch(/content\/media\/unused\.jpg\n.*is shown nowhere/);
  // Sentences for a person, and no trace of the program.
  expect(said).not.toMatch(/^\s+at .*:\d+:\d+/m);
  expect(readdirSync(join(copy, 'dist'))).toEqual(['index.html']);
  expect(readFileSync(join(copy, 'dist/index.html'), 'utf8')).toBe('the build of yesterday');
  expect(readdirSync(join(copy, 'generated'))).toEqual([]);
}, 30_000);

test('a second build, in another folder and from nothing, has the same bytes', async () => {
  const copy = await copyProject();
  runSoundly(copy, 'scripts/build.ts');
  for (const folder of ['dist', 'generated']) {
    const sumsIn = async (root: string) => {
      const files = (await listFiles(join(root, folder))).filter((name) => name !== 'sbom.cdx.json');
      return files.map((name) => `${hash('sha256', readFileSync(join(root, folder, name)))} ${name}`);
    };
    const differing = 'Look there for a clock, a random value or a path of this machine';
    expect(await sumsIn(copy), differing).toEqual(await sumsIn(projectRoot));
  }
}, 120_000);

// The owner's own name, numbers and people in the place of the samples: nothing of that may need a programmer.
test('another name, other numbers, a director more and a client fewer: content, build and pages are sound', async () => {
  const copy = await copyProject();
  const change = (name: string, edit: (file: Document) => void) => {
    const path = join(copy, 'content', `${name}.yaml`);
    const file = parseDocument(readFileSync(path, 'utf8'));
    edit(file);
    writeFileSync(path, file.toString({ lineWidth: 0 }));
  };
  change('firm', (firm) => {
    firm.set('name', 'Plumb & Level');
    firm.set('legalName', 'Plumb; Level, Partners (Pvt) Ltd');
    firm.setIn(['phones', 'office', 'number'], '+94 81 222 3344');
    firm.deleteIn(['phones', 'director']);
    firm.setIn(['emails', 'general', 'address'], 'office@plumb.example');
    firm.set('since', 2017);
    firm.set('incorporated', 2019);
    firm.set('url', 'https://plumb.example');
    firm.deleteIn(['social', 'linkedin']);
    firm.set('samples', []);
  });
  change('team', (team) => {
    team.addIn(['directors'], {
      name: 'F. Silva',
      title: 'Director, Food Safety',
      portrait: 'silver-suit',
      family: 'tea',
      sample: true,
    });
  });
  change('clients', (clients) => clients.delete(0));

  runSoundly(copy, 'scripts/build.ts');
  expect(readFileSync(join(copy, 'dist/index.html'), 'utf8')).toContain('Plumb &amp; Level');
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project'];
  runSoundly(copy, ...vitest, 'html');
  const texts = ['src/content', 'src/site', 'src/metadata', 'src/features/editions/downloads', 'page-texts'];
  runSoundly(copy, ...vitest, 'unit', ...texts);
}, 300_000);
