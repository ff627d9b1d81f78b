import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const cacheFolder = 'node_modules/.cache/media';

/**
 * What an earlier build made under this key, or else what is made now and kept for the next one.
 * @param key a file name that changes with everything the result depends on
 * @param folder where results are kept
 */
export const cached = async (key: string, make: () => Promise<Uint8Array>, folder = cacheFolder) => {
  const path = join(folder, key);
  const earlier = await readFile(path).catch(() => undefined);
  if (earlier) return new Uint8Array(earlier);
  const made = new Uint8Array(await make());
  try {
    await mkdir(folder, { recursive: true });
    // Under another name first: a build that is cut short leaves no half file behind.
    await writeFile(`${path}.${process.pid}`, made);
    await rename(`${path}.${process.pid}`, path);
  } catch {
    // Where nothing can be kept, as on a read-only disk, the next build takes longer; nothing else is lost.
  }
  return made;
};
