import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ContentStore, RefusedError } from './content-store.ts';
import { texts } from './fixture/texts.ts';
import { replaceFile } from './replace-file.ts';

let root: string;
let store: ContentStore;
const file = 'content/firm.yaml';

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'editor-'));
  await mkdir(join(root, 'content/pages'), { recursive: true });
  await writeFile(join(root, file), 'name: A\n');
  await writeFile(join(root, 'secret.yaml'), 'key: 1\n');
  store = new ContentStore(root, join(root, '.editor'));
  await store.open();
});
afterEach(() => rm(root, { recursive: true }));

test('of two windows the second is told what the first has saved, and nothing is lost', async () => {
  const base = await store.read(file);
  const answers = await Promise.all([
    store.save(file, base, 'name: B\n'),
    store.save(file, base, 'name: C\n'),
  ]);
  expect(answers).toEqual([{ isSaved: true }, { isSaved: false, theirs: 'name: B\n' }]);
  expect(await store.read(file)).toBe('name: B\n');
});

test('a file that was changed on the disk meanwhile is left alone', async () => {
  const base = await store.read(file);
  await writeFile(join(root, file), 'name: By hand\n');
  expect(await store.save(file, base, 'name: B\n')).toEqual({ isSaved: false, theirs: 'name: By hand\n' });
  expect(await store.read(file)).toBe('name: By hand\n');
});

test('a full disk leaves the file as it was, and nothing beside it', async () => {
  const temporary = join(root, 'temporary');
  await symlink('/dev/full', temporary);
  await expect(replaceFile(join(root, file), texts[0] ?? '', temporary)).rejects.toThrow('ENOSPC');
  expect(await store.read(file)).toBe('name: A\n');
  expect(await readdir(root)).not.toContain('temporary');
});

test('after a save that failed the next one is made', async () => {
  await rm(join(root, '.editor/unfinished'), { recursive: true });
  await expect(store.save(file, 'name: A\n', 'name: B\n')).rejects.toThrow('ENOENT');
  await store.open();
  expect(await store.save(file, 'name: A\n', 'name: B\n')).toEqual({ isSaved: true });
});

test.each([
  'secret.yaml',
  '../secret.yaml',
  'content/../secret.yaml',
  'content/./firm.yaml',
  'content//firm.yaml',
  '/etc/passwd',
  'content/media/README.md',
  'content/firm.json',
  'content/link.yaml',
  'content/linked/secret.yaml',
  'content/missing.yaml',
  'content\\..\\secret.yaml',
  'content/firm.yaml\0',
])('%j is refused', async (path) => {
  await symlink('../secret.yaml', join(root, 'content/link.yaml'));
  await symlink('..', join(root, 'content/linked'));
  await expect(store.read(path)).rejects.toThrow(RefusedError);
  await expect(store.save(path, 'key: 1\n', 'key: 2\n')).rejects.toThrow(RefusedError);
  expect(await readFile(join(root, 'secret.yaml'), 'utf8')).toBe('key: 1\n');
});

test('a draft is there after closing, until it is removed', async () => {
  const work = { base: 'name: A\n', value: { name: 'Not yet right' } };
  await store.keepDraft(file, work);
  const later = new ContentStore(root, join(root, '.editor'));
  await later.open();
  expect(await later.draft(file)).toEqual(work);
  expect(await later.drafts()).toEqual([file]);
  await later.removeDraft(file);
  expect(await later.draft(file)).toBeUndefined();
});
