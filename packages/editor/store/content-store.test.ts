import { readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { file, madeFolder } from '../fixture/made-site.ts';
import { type ContentStore, contentStore, replaceFile } from './content-store.ts';

let root: string;
let store: ContentStore;

beforeEach(async () => {
  const made = madeFolder();
  made.write('name: A\n');
  root = made.root;
  store = contentStore(root, () => undefined);
  await store.open();
});

test('of two windows the second is told what the first has saved, and nothing is lost', async () => {
  const base = await store.read(file);
  const answers = await Promise.all([
    store.save(file, base, 'name: B\n'),
    store.save(file, base, 'name: C\n'),
  ]);
  expect(answers).toEqual([undefined, 'name: B\n']);
  expect(await store.read(file)).toBe('name: B\n');
  await writeFile(join(root, file), 'name: By hand\n');
  expect(await store.save(file, 'name: B\n', 'name: D\n')).toBe('name: By hand\n');
});

test('a full disk leaves the file as it was, and nothing beside it; the next save is made', async () => {
  const temporary = join(root, 'temporary');
  await symlink('/dev/full', temporary);
  await expect(replaceFile(join(root, file), 'name: B\n', temporary)).rejects.toThrow('ENOSPC');
  expect(await store.read(file)).toBe('name: A\n');
  expect(await readdir(root)).not.toContain('temporary');
  await rm(join(root, '.editor/unfinished'), { recursive: true });
  await expect(store.save(file, 'name: A\n', 'name: B\n')).rejects.toThrow('ENOENT');
  await store.open();
  expect(await store.save(file, 'name: A\n', 'name: B\n')).toBeUndefined();
  expect(await readFile(join(root, file), 'utf8')).toBe('name: B\n');
});
