import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type SimpleGit, simpleGit } from 'simple-git';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pushTo, versionsBeside } from './push.ts';

const target = { remote: 'live', branch: 'main' };

let root: string;
let site: string;
let git: SimpleGit;
let bare: SimpleGit;
let log: string[];

const commit = async (text: string, where = git, folder = site) => {
  await writeFile(join(folder, 'text.yaml'), text);
  await where.add('.');
  await where.raw('-c', 'user.name=Made', '-c', 'user.email=', 'commit', '--quiet', '--message=Change');
};
const live = () => bare.raw('show', 'refs/heads/main:text.yaml');

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'push-'));
  site = join(root, 'site');
  await mkdir(site);
  git = simpleGit({ baseDir: site });
  await git.init();
  await mkdir(join(root, 'live.git'));
  bare = simpleGit({ baseDir: join(root, 'live.git') });
  await bare.init(true);
  await git.addRemote('live', join(root, 'live.git'));
  log = [];
  await commit('first');
});
afterEach(() => rm(root, { recursive: true }));

test('a branch gets the newest version, the first time and later, and again without a change', async () => {
  for (const text of ['first', 'second', 'second']) {
    if (text !== (await git.raw('show', 'HEAD:text.yaml'))) await commit(text);
    await pushTo(site, target, (line) => log.push(line));
    expect(await live()).toBe(text);
  }
  expect(log).toEqual([]);
});

test('versions that change more than the texts are counted, once something is published', async () => {
  const beside = () => versionsBeside(site, target, () => undefined);
  expect(await beside()).toBe(0);
  await pushTo(site, target, () => undefined);
  await mkdir(join(site, 'content'));
  await commit('first', git, join(site, 'content'));
  expect(await beside()).toBe(0);
  for (const text of ['second', 'third']) await commit(text);
  expect(await beside()).toBe(2);
  await pushTo(site, target, () => undefined);
  expect(await beside()).toBe(0);
});

test('what was published from another machine is not overwritten', async () => {
  await pushTo(site, target, () => undefined);
  await git.clone(join(root, 'live.git'), join(root, 'other'), ['--branch', 'main']);
  const other = simpleGit({ baseDir: join(root, 'other') });
  await commit('theirs', other, join(root, 'other'));
  await other.push('origin', 'main');
  await commit('ours');
  await expect(pushTo(site, target, () => undefined)).rejects.toThrow(
    /^Somebody has published from another machine since: .* The live site is as it was\.$/,
  );
  expect(await live()).toBe('theirs');
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
