import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CompressionReport, precompress } from './compress.ts';

const long = 'All work and no play. '.repeat(200);
let dir: string;
let report: CompressionReport;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'compress-'));
  await Promise.all(
    ['a.html', 'a.webmanifest', 'a.ics', 'a.woff2', 'a.png', 'a.avif'].map((name) =>
      writeFile(join(dir, name), long),
    ),
  );
  await writeFile(join(dir, 'tiny.txt'), 'x');
  report = await precompress(dir);
});
afterAll(() => rm(dir, { recursive: true }));

test('puts three copies beside every text file that they make smaller, and touches nothing else', async () => {
  const copies = (name: string) => [name, `${name}.br`, `${name}.gz`, `${name}.zst`];
  const untouched = ['a.woff2', 'a.png', 'a.avif', 'tiny.txt'];
  expect((await readdir(dir)).sort()).toEqual(
    [...copies('a.html'), ...copies('a.ics'), ...copies('a.webmanifest'), ...untouched].sort(),
  );
});

test.each([
  ['.br', brotliDecompressSync],
  ['.zst', zstdDecompressSync],
  ['.gz', gunzipSync],
] as const)('%s holds the same text', async (extension, decompress) => {
  expect(decompress(await readFile(join(dir, `a.html${extension}`))).toString()).toBe(long);
});

test('says what it saved', () => {
  expect(report).toMatchObject({ files: 4, plain: 3 * long.length + 1 });
  expect(report.br).toBeLessThan(report.plain / 10);
});
