import { readdir, readFile, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { file, madeFolder } from '../fixture/made-site.ts';
import { contentStore, replaceFile } from './content-store.ts';

test('a full disk leaves the file as it was, and nothing beside it; the next save is made', async () => {
  const { root, write } = madeFolder();
  write('name: A\n');
  const store = contentStore(root, () => undefined);
  await store.open();
  const temporary = join(root, 'temporary');
  await symlink('/dev/full', temporary);
  await expect(replaceFile(join(root, file), 'name: B\n', temporary)).rejects.toThrow('ENOSPC');
  expect(await readFile(join(root, file), 'utf8')).toBe('name: A\n');
  expect(await readdir(root)).not.toContain('temporary');
  await rm(join(root, '.editor/unfinished'), { recursive: true });
  await expect(store.save(file, 'name: A\n', 'name: B\n')).rejects.toThrow('ENOENT');
  await store.open();
  expect(await store.save(file, 'name: A\n', 'name: B\n')).toBeUndefined();
  expect(await readFile(join(root, file), 'utf8')).toBe('name: B\n');
});
