import { open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Has a file, or what was done in a folder, survive a power cut. */
export const settle = async (place: string) => {
  const handle = await open(place, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
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
    await writeFile(temporary, bytes, { flush: true });
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  // Not every system can do that for folders.
  await settle(dirname(file)).catch(() => undefined);
};
