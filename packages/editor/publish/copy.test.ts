import { mkdir, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { madeFolder } from '../fixture/made-site.ts';
import { copyTo } from './copy.ts';

let root: string;
let folder: string;

/** A build of one page, and its styles under a name of their own. */
const build = async (text: string) => {
  const dist = join(root, `build-${text}`);
  await mkdir(join(dist, 'deep'), { recursive: true });
  const files = { 'deep/0.html': text, 'hashed.txt': `style.${text}.css` };
  for (const [name, content] of Object.entries(files)) await writeFile(join(dist, name), content);
  for (const ending of ['css', 'css.br']) await writeFile(join(dist, `style.${text}.${ending}`), text);
  return dist;
};
const seen = () => readFile(join(folder, 'deep/0.html'), 'utf8');

beforeEach(() => {
  ({ root } = madeFolder());
  folder = join(root, 'www');
});

// That it is the old or the new one, whole, whenever it is killed: tests/long/killed.test.ts.
test('the new site is there, the one before it stays, and a page opened before finds its styles', async () => {
  // The web server may read it whatever the umask.
  const before = process.umask(0o077);
  onTestFinished(() => void process.umask(before));
  for (const text of ['a', 'b', 'c']) await copyTo(await build(text), folder);
  expect(await seen()).toBe('c');
  expect(await readdir(`${folder}.copies`)).toHaveLength(2);
  const styles = (await readdir(folder)).filter((name) => name.startsWith('style.'));
  expect(styles.toSorted()).toEqual(['style.b.css', 'style.b.css.br', 'style.c.css', 'style.c.css.br']);
  const modes = ['.', 'deep', 'deep/0.html', '../www.copies'].map(async (name) =>
    ((await stat(join(folder, name))).mode & 0o777).toString(8),
  );
  expect((await Promise.all(modes)).join(' ')).toBe('755 755 644 755');
});

test('a folder that publishing did not make is left alone', async () => {
  await mkdir(folder);
  await writeFile(join(folder, 'mine.txt'), 'mine');
  await expect(copyTo(await build('a'), folder)).rejects.toThrow(/was not made by publishing.*as it was/);
  expect(await readdir(folder)).toEqual(['mine.txt']);
});

test('a copy that fails leaves the live site as it was, and nothing beside it', async () => {
  await copyTo(await build('a'), folder);
  const broken = await build('b');
  // Reading it fails in the middle.
  await symlink('missing', join(broken, 'zzz.html'));
  const told = expect.stringMatching(/The live site is as it was\.$/);
  await expect(copyTo(broken, folder)).rejects.toMatchObject({ name: 'Refusal', message: told });
  expect(await seen()).toBe('a');
  expect(await readdir(`${folder}.copies`)).toHaveLength(1);
});
