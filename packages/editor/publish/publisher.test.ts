import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { simpleGit } from 'simple-git';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { noDrawings } from '../fixture/no-drawings.ts';
import { noPictures } from '../fixture/no-pictures.ts';
import { History } from '../history/history.ts';
import type { Checked } from '../site.ts';
import { Publisher } from './publisher.ts';
import { PublishError, type Way } from './way.ts';

const file = 'content/home.yaml';

let root: string;
let folder: string;
let way: Way;
let checked: Checked;
let builds: number;
let buildFault: Error | undefined;
let log: string[];
let publisher: Publisher;

const write = (text: string) => writeFile(join(root, file), text);
const text = () => readFileSync(join(root, file), 'utf8');
const live = () => readFile(join(folder, 'index.html'), 'utf8').catch(() => 'nothing');
const failsWith = (message: RegExp) =>
  expect(publisher.state).toEqual({ step: 'failed', message: expect.stringMatching(message) });
const open = () => {
  const site = {
    root,
    look: root,
    texts: () => new Map([[file, text()]]),
    places: () => [],
    tokens: () => new Map(),
    schemaOf: () => undefined,
    check: async () => checked,
    pictures: noPictures,
    drawn: noDrawings,
    publishing: {
      way: async () => way,
      build: async () => {
        builds++;
        if (buildFault) throw buildFault;
        await writeFile(join(root, 'dist/index.html'), `<title>Home</title><p>It says ${text()}</p>`);
      },
      dist: join(root, 'dist'),
    },
  };
  const say = (line: string) => log.push(line);
  return new Publisher(site, join(root, '.editor/published'), new History(root, say), say);
};

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'publisher-'));
  for (const name of ['content', '.editor', 'dist']) await mkdir(join(root, name));
  folder = join(root, 'www');
  way = { how: 'copy', folder };
  checked = { problems: [], unsettled: [], unused: [] };
  builds = 0;
  buildFault = undefined;
  log = [];
  publisher = open();
  await write('one');
});
afterEach(() => rm(root, { recursive: true }));

test('it is built and compared with what is live, and goes live when the person agrees', async () => {
  await publisher.prepare();
  expect(publisher.state).toMatchObject({ step: 'ready', isFirst: true, changes: [{ kind: 'new' }] });
  expect(await live()).toBe('nothing');
  await publisher.publish('K. Silva');
  expect(publisher.state).toEqual({ step: 'done' });
  expect(await live()).toContain('It says one');

  await write('two');
  publisher = open();
  await publisher.prepare();
  const words = { before: 'It says one', after: 'It says two' };
  expect(publisher.state).toMatchObject({
    step: 'ready',
    isFirst: false,
    changes: [{ title: 'Home', address: '/', kind: 'words', changes: [words] }],
  });
  await publisher.publish('K. Silva');
  await publisher.prepare();
  expect(publisher.state).toEqual({ step: 'ready', isFirst: false, changes: [], beside: 0 });
});

test.each<[why: string, found: Partial<Checked>, said: RegExp, goes?: Way]>([
  [
    'a text is wrong',
    { problems: [{ file, field: 'title', message: 'is empty' }] },
    /^content\/home.yaml, title: is/,
  ],
  [
    'a sample is left',
    { unsettled: [{ file, field: 'title', reason: 'sample value' }] },
    /^One value is still to/,
  ],
  ['a picture is shown nowhere', { unused: ['old.jpg'] }, /^No page shows old\.jpg/],
  ['nobody said how it goes live', {}, /content\/publish\.yaml\.$/, { how: 'none yet' }],
])('nothing is built while %s', async (_, found, said, goes = way) => {
  checked = { ...checked, ...found };
  way = goes;
  await publisher.prepare();
  failsWith(said);
  await publisher.publish('K. Silva');
  expect([builds, await live()]).toEqual([0, 'nothing']);
});

test('a build that fails publishes nothing, and what it said is kept for others', async () => {
  await publisher.prepare();
  await publisher.publish('K. Silva');
  buildFault = new PublishError('The site could not be built.', { cause: 'line 7' });
  await write('two');
  await publisher.prepare();
  failsWith(/^The site could not be built\.$/);
  buildFault = new TypeError('of ours');
  await publisher.prepare();
  failsWith(/nobody expected.*The live site is as it was\.$/);
  await publisher.publish('K. Silva');
  expect(log).toEqual(['publish: line 7', 'publish: TypeError: of ours']);
  expect(await live()).toContain('It says one');
});

test('what goes live is what was looked at: a text changed since is looked at first', async () => {
  await publisher.prepare();
  await write('two');
  await publisher.publish('K. Silva');
  failsWith(/^A text was changed since you looked/);
  expect(await live()).toBe('nothing');
});

test('a host that fails leaves what counts as live as it was', async () => {
  way = { how: 'command', command: [process.execPath, '--eval', 'process.exit(1)'] };
  await publisher.prepare();
  await publisher.publish('K. Silva');
  failsWith(/^The host did not take the site/);
  await publisher.prepare();
  expect(publisher.state).toMatchObject({ step: 'ready', isFirst: true });
});

test('two that are asked for at once are one', async () => {
  await Promise.all([publisher.prepare(), publisher.prepare()]);
  expect(builds).toBe(1);
});

test('to a branch goes what was built, also what was written by hand; without versions nothing can', async () => {
  way = { how: 'push', remote: 'live', branch: 'main' };
  await publisher.prepare();
  failsWith(/^No versions are kept in this folder/);
  const git = simpleGit({ baseDir: root });
  await git.init();
  await mkdir(join(root, 'live.git'));
  const bare = simpleGit({ baseDir: join(root, 'live.git') });
  await bare.init(true);
  await git.addRemote('live', join(root, 'live.git'));
  await publisher.prepare();
  await publisher.publish('K. Silva');
  expect(publisher.state).toEqual({ step: 'done' });
  expect(await bare.raw('show', `refs/heads/main:${file}`)).toBe('one');
  expect(await bare.raw('log', '--format=%an: %s', 'main')).toBe('K. Silva: Changed outside the editor\n');
});
