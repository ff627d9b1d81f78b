import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as z } from 'node:zlib';
import { isText, typeOf } from './hosting/rules.ts';

const compressors = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: { [z.BROTLI_PARAM_MODE]: z.BROTLI_MODE_TEXT, [z.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gz: (bytes: Buffer) => promisify(gzip)(bytes, { level: z.Z_BEST_COMPRESSION }),
};

/** Writes a brotli and a gzip copy beside each of these files of a folder, wherever that makes a text smaller. */
export const compress = async (dir: string, files: readonly string[]): Promise<void> => {
  const texts = files.filter((file) => isText(typeOf(file)));
  const work = async (file: string) => {
    const plain = await readFile(join(dir, file));
    for (const [extension, pack] of Object.entries(compressors)) {
      const packed = await pack(plain);
      if (packed.length < plain.length) await writeFile(join(dir, `${file}.${extension}`), packed);
    }
  };
  await Promise.all(texts.map(work));
};
