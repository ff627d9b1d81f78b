import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { exchange, putBack } from './exchange.ts';

const places = ['content', 'style.css'];
const files = new Map([
  ['content/firm.yaml', 'second'],
  ['style.css', 'green'],
]);
const nothing = () => Promise.resolve();

let root: string;
const state = () => ({
  firm: readFileSync(join(root, 'content/firm.yaml'), 'utf8'),
  hasMore: existsSync(join(root, 'content/clients.yaml')),
  style: readFileSync(join(root, 'style.css'), 'utf8'),
});
const before = { firm: 'first', hasMore: true, style: 'blue' };
const after = { firm: 'second', hasMore: false, style: 'green' };
const isClear = () => !existsSync(join(root, '.new-firm')) && !existsSync(join(root, '.new-firm-done'));

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'exchange-'));
  mkdirSync(join(root, 'content'));
  writeFileSync(join(root, 'content/firm.yaml'), 'first');
  writeFileSync(join(root, 'content/clients.yaml'), 'clients');
  writeFileSync(join(root, 'style.css'), 'blue');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('all places have their new contents, and of a folder nothing else is left', async () => {
  await exchange(root, places, files, nothing);
  expect(state()).toEqual(after);
  expect(isClear()).toBe(true);
  expect(await putBack(root, places)).toBe(false);
  expect(state()).toEqual(after);
});

test('nothing has changed when what comes after fails', async () => {
  const failing = exchange(root, places, files, () => Promise.reject(new Error('no such colour')));
  await expect(failing).rejects.toThrow('no such colour');
  expect(state()).toEqual(before);
  expect(isClear()).toBe(true);
});

test('nothing has changed when a file cannot be put into its place', async () => {
  const failing = exchange(root, [...places, 'icon.ico'], new Map([...files, ['icon.ico', 'new']]), nothing);
  await expect(failing).rejects.toThrow(/icon\.ico/);
  expect(state()).toEqual(before);
  expect(existsSync(join(root, 'icon.ico'))).toBe(false);
});

test('cut off between two moves, all is put back', async () => {
  mkdirSync(join(root, '.new-firm/before'), { recursive: true });
  renameSync(join(root, 'content'), join(root, '.new-firm/before/content'));
  expect(await putBack(root, places)).toBe(true);
  expect(state()).toEqual(before);
  expect(isClear()).toBe(true);
});

test('cut off after the last move, the new contents stay', async () => {
  await exchange(root, places, files, nothing);
  mkdirSync(join(root, '.new-firm-done/before/content'), { recursive: true });
  expect(await putBack(root, places)).toBe(false);
  expect(state()).toEqual(after);
  expect(isClear()).toBe(true);
});
