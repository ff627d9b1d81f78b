import { chmodSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { cached } from './cache.ts';

const folder = mkdtempSync(join(tmpdir(), 'cache-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('makes a thing once', async () => {
  let times = 0;
  const make = async () => Uint8Array.of(++times);
  expect(await cached('a', make, join(folder, 'new'))).toEqual(Uint8Array.of(1));
  expect(await cached('a', make, join(folder, 'new'))).toEqual(Uint8Array.of(1));
  expect(await cached('b', make, join(folder, 'new'))).toEqual(Uint8Array.of(2));
  expect(readdirSync(join(folder, 'new'))).toEqual(['a', 'b']);
});

it('keeps nothing of what fails', async () => {
  const fail = () => Promise.reject(new Error('no'));
  await expect(cached('c', fail, folder)).rejects.toThrow('no');
  expect(await cached('c', async () => Uint8Array.of(3), folder)).toEqual(Uint8Array.of(3));
});

it('gives the result also where nothing can be kept', async () => {
  writeFileSync(join(folder, 'file'), '');
  chmodSync(join(folder, 'file'), 0o400);
  expect(await cached('d', async () => Uint8Array.of(4), join(folder, 'file'))).toEqual(Uint8Array.of(4));
});
