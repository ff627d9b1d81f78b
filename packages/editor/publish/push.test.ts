import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type SimpleGit, simpleGit } from 'simple-git';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { pushTo, versionsBeside } from './push.ts';

const target = { remote: 'live', branch: 'main' };

let root: string;
let site: string;
let git: SimpleGit;
let bare: SimpleGit;
let log: string[];

const commit = async (text: string, where = git, file = join(site, 'text.yaml')) => {
  await writeFile(file, text);
  await where.raw('add', '.');
  await where.raw('-c', 'user.name=Made', '-c', 'user.email=', 'commit', '--quiet', '--message=Change');
};
const live = () => bare.raw('show', 'refs/heads/main:text.yaml');

/** A site with one version and the empty place it is published to, of which each test has a copy. */
let made: string;

beforeAll(async () => {
  made = await mkdtemp(join(tmpdir(), 'push-'));
  for (const name of ['site', 'live.git']) await mkdir(join(made, name));
  await simpleGit({ baseDir: join(made, 'live.git') }).init(true);
  const begun = simpleGit({ baseDir: join(made, 'site') });
  await begun.init();
  await begun.addRemote('live', '../live.git');
  await commit('first', begun, join(made, 'site/text.yaml'));
});
afterAll(() => rm(made, { recursive: true }));

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'push-'));
  await cp(made, root, { recursive: true, preserveTimestamps: true });
  site = join(root, 'site');
  git = simpleGit({ baseDir: site });
  bare = simpleGit({ baseDir: join(root, 'live.git') });
  log = [];
});
afterEach(() => rm(root, { recursive: true }));

test('a branch gets the newest version, the first time and later, and again without a change', async () => {
  for (const text of ['first', 'second', undefined]) {
    if (text === 'second') await commit(text);
    await pushTo(site, target, (line) => log.push(line));
    expect(await live()).toBe(text ?? 'second');
  }
  expect(log).toEqual([]);
});

test('versions that change more than the texts are counted, once something is published', async () => {
  const beside = () => versionsBeside(site, target, () => undefined);
  expect(await beside()).toBe(0);
  await pushTo(site, target, () => undefined);
  await mkdir(join(site, 'content'));
  await commit('first', git, join(site, 'content/text.yaml'));
  expect(await beside()).toBe(0);
  for (const text of ['second', 'third']) await commit(text);
  expect(await beside()).toBe(2);
  await pushTo(site, target, () => undefined);
  expect(await beside()).toBe(0);
});

test('what was published from another machine is not overwritten', async () => {
  await pushTo(site, target, () => undefined);
  // A version that is there alone, as another machine has sent it.
  const signed = ['-c', 'user.name=Made', '-c', 'user.email='];
  const theirs = (
    await bare.raw(...signed, 'commit-tree', 'main^{tree}', '-p', 'main', '-m', 'Theirs')
  ).trim();
  await bare.raw('update-ref', 'refs/heads/main', theirs);
  await commit('ours');
  await expect(pushTo(site, target, () => undefined)).rejects.toThrow(
    /^Somebody has published from another machine since: .* The live site is as it was\.$/,
  );
  expect((await bare.revparse('main')).trim()).toBe(theirs);
});

test('a remote that nobody set up, one that cannot be reached and one that refuses are told in words', async () => {
  const say = (line: string) => log.push(line);
  await expect(pushTo(site, { ...target, remote: 'other' }, say)).rejects.toThrow(
    /"other", .* is not set up/,
  );
  const refusing = join(root, 'live.git/hooks/pre-receive');
  await writeFile(refusing, '#!/bin/sh\necho "not today" >&2\nexit 1\n', { mode: 0o755 });
  await expect(pushTo(site, target, say)).rejects.toThrow(/^The host could not be reached, or does not let/);
  expect(log.join()).toContain('not today');
  expect(await bare.raw('branch', '--list')).toBe('');
  await rm(join(root, 'live.git'), { recursive: true });
  await expect(pushTo(site, target, say)).rejects.toThrow(/see that it is on the internet/);
  expect(log).toHaveLength(2);
  expect(log.join()).not.toContain('\n');
});
