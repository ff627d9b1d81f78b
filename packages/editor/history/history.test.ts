import { cp, mkdir, mkdtemp, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type SimpleGit, simpleGit } from 'simple-git';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { History, HistoryError } from './history.ts';

const file = 'content/firm.yaml';
const signed = { sentence: '# A new number, "quoted"', name: 'K. Silva' };

let root: string;
let git: SimpleGit;
let history: History;
let log: string[];

const write = (name: string, text: string) => writeFile(join(root, name), text);
/** How many versions of a text there are. */
const countOf = async (name: string) => Number(await git.raw('rev-list', '--count', 'HEAD', '--', name));
const filesOfLast = async () =>
  (await git.raw('show', '--name-only', '--format=', 'HEAD')).trim().split('\n').toSorted();

/** A repository with one version, of which each test has a copy: making it takes longer than most tests. */
let made: string;

beforeAll(async () => {
  made = await mkdtemp(join(tmpdir(), 'history-'));
  await mkdir(join(made, 'content/media'), { recursive: true });
  const texts = { [file]: 'name: A\n', 'content/other.yaml': 'name: O\n', 'code.ts': '1\n' };
  for (const [name, text] of Object.entries(texts)) await writeFile(join(made, name), text);
  const begun = simpleGit({ baseDir: made });
  await begun.init();
  await begun.add('.');
  await begun.raw('-c', 'user.name=Made', '-c', 'user.email=', 'commit', '--message=Begin');
});
afterAll(() => rm(made, { recursive: true }));

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'history-'));
  await cp(made, root, { recursive: true, preserveTimestamps: true });
  git = simpleGit({ baseDir: root });
  log = [];
  history = new History(root, (line) => log.push(line));
});
afterEach(() => rm(root, { recursive: true }));

test('a save is a version with a sentence and a name, and can be read byte for byte; one that is not there cannot', async () => {
  const text = '# Ayubowan – ආයුබෝවන්\r\nname: B  \n\n';
  await write(file, text);
  await history.keep(file, signed);
  await write(file, 'name: C\n');
  await history.keep(file, { sentence: 'Again', name: 'P. Perera' });
  const versions = await history.versions(file, 9);
  expect(versions).toMatchObject([
    { sentence: 'Again', name: 'P. Perera', text: 'name: C\n' },
    { ...signed, text },
    { sentence: 'Begin', name: 'Made', text: 'name: A\n' },
  ]);
  expect(await history.textAt(file, versions[1]?.id ?? '')).toBe(text);
  expect(Date.now() - Date.parse(versions[0]?.when ?? '')).toBeLessThan(60_000);
  await expect(history.textAt(file, '0'.repeat(40))).rejects.toThrow('This version is no longer there.');
});

test('what others have staged or changed is left alone, also in content/; new photos go with the text', async () => {
  await write('code.ts', '2\n');
  await write('staged.ts', '3\n');
  await git.add('staged.ts');
  await write('content/other.yaml', 'name: By hand\n');
  await write('content/media/a photo.jpg', 'x');
  await write(file, 'name: B\n');
  await history.keep(file, signed);
  expect(await filesOfLast()).toEqual([file, 'content/media/a photo.jpg'].toSorted());
  const { staged, modified } = await git.status();
  expect(staged).toEqual(['staged.ts']);
  expect(modified.toSorted()).toEqual(['code.ts', 'content/other.yaml']);
});

test('a save that changes nothing makes no version, and saves at once make one each', async () => {
  await history.keep(file, signed);
  expect(await countOf(file)).toBe(1);
  await write(file, 'name: B\n');
  await write('content/other.yaml', 'name: P\n');
  await Promise.all([history.keep(file, signed), history.keep('content/other.yaml', signed)]);
  expect(await countOf(file)).toBe(2);
  expect(await countOf('content/other.yaml')).toBe(2);
});

test('where git is at work the person is told in words, and the next version has both changes', async () => {
  await write('.git/index.lock', '');
  await write(file, 'name: B\n');
  const refused = history.keep(file, signed);
  await expect(refused).rejects.toThrow(HistoryError);
  await expect(refused).rejects.toThrow(/^No version could be kept of it: [^/]*$/);
  expect(log).toEqual([expect.stringContaining('index.lock')]);
  await rm(join(root, '.git/index.lock'));
  await history.keep(file, signed);
  expect(await countOf(file)).toBe(2);
  expect(await readFile(join(root, file), 'utf8')).toBe('name: B\n');
});

test('a site in a folder of a larger repository has its versions too', async () => {
  await mkdir(join(root, 'site/content'), { recursive: true });
  await write(`site/${file}`, 'name: S\n');
  const inner = new History(join(root, 'site'), () => undefined);
  await inner.keep(file, signed);
  expect(await inner.versions(file, 9)).toMatchObject([{ ...signed, text: 'name: S\n' }]);
  expect(await filesOfLast()).toEqual([`site/${file}`]);
});

test('a folder that is no repository keeps none; one without a commit keeps its first', async () => {
  expect(await history.isKept()).toBe(true);
  await rm(join(root, '.git'), { recursive: true });
  expect(await history.isKept()).toBe(false);
  await git.init();
  expect(await history.versions(file, 9)).toEqual([]);
  await history.keep(file, signed);
  expect(await history.versions(file, 9)).toMatchObject([signed]);
});

test('asking what has changed takes no lock and leaves the index alone', async () => {
  const index = async () => (await stat(join(root, '.git/index'))).ino;
  await history.keep(file, signed);
  const before = await index();
  await utimes(join(root, file), 1, 1);
  await history.keep(file, signed);
  expect(await index()).toBe(before);
});

test('a lock that was left by a version that was being made goes at the next start, that of another program stays', async () => {
  const lock = join(root, '.git/index.lock');
  await writeFile(lock, '');
  await history.mend();
  await expect(readFile(lock, 'utf8')).resolves.toBe('');
  await writeFile(join(root, '.git/editor-keeps-a-version'), '');
  await history.mend();
  await expect(readFile(lock, 'utf8')).rejects.toThrow('ENOENT');
  await writeFile(lock, '');
  await history.mend();
  await expect(readFile(lock, 'utf8')).resolves.toBe('');
});
