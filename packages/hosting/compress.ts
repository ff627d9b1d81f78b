import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as z, zstdCompress } from 'node:zlib';
import { allDone } from './all-done.ts';
import { listFiles } from './files.ts';

/**
 * Names of files that are sent compressed where the visitor takes it. Fonts and pictures are compressed already.
 * Written so that Caddy understands it too.
 */
export const compressible = /\.(html|css|js|svg|json|xml|txt|ics|csv|vcf|webmanifest|map)$/;

/** The ways of compressing, as named in `Accept-Encoding`, and how a file compressed so is called. */
export const encodings = [
  { name: 'br', extension: '.br' },
  { name: 'zstd', extension: '.zst' },
  { name: 'gzip', extension: '.gz' },
] as const;

type EncodingName = (typeof encodings)[number]['name'];

const compressors: Record<EncodingName, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [z.BROTLI_PARAM_QUALITY]: z.BROTLI_MAX_QUALITY,
        [z.BROTLI_PARAM_MODE]: z.BROTLI_MODE_TEXT,
        [z.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  zstd: (bytes) =>
    promisify(zstdCompress)(bytes, {
      params: { [z.ZSTD_c_compressionLevel]: 19 },
      // Without it room is made for a file of any size, which takes four times as long.
      pledgedSrcSize: bytes.length,
    }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: z.Z_BEST_COMPRESSION }),
};

/** Sums over a build, in bytes. */
export type CompressionReport = { files: number; plain: number; br: number };

const compressFile = async (path: string): Promise<{ plain: number; br: number }> => {
  const plain = await readFile(path);
  const sizes = await allDone(
    encodings.map(async ({ name, extension }) => {
      const packed = await compressors[name](plain);
      if (packed.length < plain.length) await writeFile(path + extension, packed);
      return Math.min(packed.length, plain.length);
    }),
  );
  return { plain: plain.length, br: sizes[0] ?? plain.length };
};

/**
 * Writes a brotli, a zstd and a gzip version beside every text file below a folder, wherever that makes it smaller.
 */
export const precompress = async (dir: string): Promise<CompressionReport> => {
  const files = (await listFiles(dir)).filter((file) => compressible.test(file));
  const sizes: Awaited<ReturnType<typeof compressFile>>[] = [];
  const queue = files.values();
  const work = async () => {
    for (const file of queue) sizes.push(await compressFile(join(dir, file)));
  };
  await allDone(Array.from({ length: availableParallelism() }, work));
  return {
    files: files.length,
    plain: sizes.reduce((sum, size) => sum + size.plain, 0),
    br: sizes.reduce((sum, size) => sum + size.br, 0),
  };
};
