import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Has what was done in a folder survive a power cut, where the system can do that for folders. */
const settle = async (folder: string) => {
  const handle = await open(folder, 'r').catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
};

/**
 * Gives a file other bytes: wholly, or not at all. They are written to another file first, which then takes its place.
 * @param temporary that other file, on the same disk; it is gone afterwards
 * @throws the error of the system, such as ENOSPC; the file is as it was then
 */
export const replaceFile = async (
  file: string,
  bytes: string | Uint8Array,
  temporary: string,
): Promise<void> => {
  try {
    const handle = await open(temporary, 'w');
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  await settle(dirname(file));
};
