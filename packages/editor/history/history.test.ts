import { existsSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { file, madeFolder } from '../fixture/made-site.ts';
import { gitIn } from '../git.ts';
import { type History, historyOf } from './history.ts';

const signed = { sentence: '# A new number, "quoted"', name: 'K. Silva' };

let made: ReturnType<typeof madeFolder>;
let history: History;
let log: string[];

const filesOfLast = () => made.git('show', '--name-only', '--format=').trim().split('\n').toSorted();
const countOf = (name: string) => Number(made.git('rev-list', '--count', 'HEAD', '--', name));

beforeEach(() => {
  made = madeFolder();
  made.write('name: A\n');
  made.write('name: O\n', 'content/other.yaml');
  made.begin();
  log = [];
  history = historyOf(gitIn(made.root), (line) => log.push(line));
});

test('what others have staged or changed is left alone, also in content/; new photos go with the text', async () => {
  made.write('3\n', 'staged.ts');
  made.git('add', 'staged.ts');
  made.write('name: By hand\n', 'content/other.yaml');
  made.write('x', 'content/media/a photo.jpg');
  made.write('name: B\n');
  await history.add(file, signed);
  expect(filesOfLast()).toEqual([file, 'content/media/a photo.jpg'].toSorted());
  expect(made.git('status', '--porcelain', '--untracked-files=no')).toBe(
    ' M content/other.yaml\nA  staged.ts\n',
  );
});

test('a text that was staged when the machine went down, and is now as in the last version, makes none', async () => {
  made.write('name: B\n');
  made.git('add', file);
  made.write('name: A\n');
  await history.add(file, signed);
  expect(countOf(file)).toBe(1);
  expect(made.git('status', '--porcelain')).toBe('');
});

test('a save that changes nothing makes no version and takes no lock, and saves at once make one each', async () => {
  const index = () => statSync(join(made.root, '.git/index')).ino;
  const before = index();
  utimesSync(join(made.root, file), 1, 1);
  await history.add(file, signed);
  expect([countOf(file), index()]).toEqual([1, before]);
  made.write('name: B\n');
  made.write('name: P\n', 'content/other.yaml');
  await Promise.all([history.add(file, signed), history.add('content/other.yaml', signed)]);
  expect([countOf(file), countOf('content/other.yaml')]).toEqual([2, 2]);
});

test('where git is at work the person is told in words, and the next version has both changes', async () => {
  made.write('', '.git/index.lock');
  made.write('name: B\n');
  const refused = await history.add(file, signed);
  expect(refused).toMatch(/^No version could be made of it: another program [^/]*$/);
  expect(log).toEqual([expect.stringContaining('index.lock')]);
  await history.mend();
  expect(existsSync(join(made.root, '.git/index.lock'))).toBe(true);
  // One that a version of ours has left, when the machine went down, goes at the next start.
  made.write('', '.git/editor-makes-a-version');
  await history.mend();
  await history.add(file, signed);
  expect(countOf(file)).toBe(2);
});

const diverge = () => {
  made.git('switch', '--quiet', '--create', 'other');
  made.write('name: B\n');
  made.commit();
  made.git('switch', '--quiet', 'main');
  made.write('name: C\n');
  made.commit();
};
const fails = (...args: string[]) =>
  expect(() => made.git('-c', 'user.name=M', '-c', 'user.email=m', ...args)).toThrow();

test.each<[name: string, bring: () => void, told: RegExp]>([
  ['on no branch', () => made.git('checkout', '--quiet', '--detach'), /stands on no branch.*git switch main/],
  ['in a merge', () => [diverge(), fails('merge', 'other')], /^A merge .*git merge --abort/],
  ['in a rebase', () => [diverge(), fails('rebase', 'other')], /^A rebase .*git rebase --abort/],
  ['in a cherry-pick', () => [diverge(), fails('cherry-pick', 'other')], /^A cherry-pick /],
  [
    'in a revert',
    () => [diverge(), made.write('name: D\n'), made.commit(), fails('revert', 'HEAD~1')],
    /^A revert /,
  ],
  ['in a bisection', () => made.git('bisect', 'start'), /^A bisection /],
])('a folder %s says before anything is saved that it would be lost', async (_, bring, told) => {
  expect(await history.state()).toEqual({ hasVersions: true });
  bring();
  expect(await history.state()).toMatchObject({ hasVersions: true, obstacle: expect.stringMatching(told) });
});

test('a folder that git refuses says so, one that is no repository has none, one without a version gets its first', async () => {
  process.env.GIT_TEST_ASSUME_DIFFERENT_OWNER = '1';
  const refused = historyOf(gitIn(made.root), () => undefined);
  delete process.env.GIT_TEST_ASSUME_DIFFERENT_OWNER;
  const warning = expect.stringMatching(/safe\.directory/);
  expect(await refused.state()).toEqual({ hasVersions: false, warning });
  const bare = madeFolder();
  const other = historyOf(gitIn(bare.root), () => undefined);
  expect([await other.state(), await other.versions(file, 9)]).toEqual([{ hasVersions: false }, []]);
  expect(await other.add(file, signed)).toMatch(/^No version could be made/);
  bare.git('init', '--quiet');
  expect(await other.versions(file, 9)).toEqual([]);
  bare.write('name: A\n');
  await other.add(file, signed);
  expect(await other.versions(file, 9)).toMatchObject([signed]);
});
