import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Files by their paths from the root of the project. */
export type Files = ReadonlyMap<string, string | Uint8Array>;

/** Where an exchange is prepared, and where its end is noted: on the same disk as what it exchanges. */
const under = (root: string) => ({ work: join(root, '.new-firm'), done: join(root, '.new-firm-done') });

/**
 * Puts back what an exchange that was cut off had taken away, and clears up behind it.
 * @returns whether anything was put back
 */
export const putBack = async (root: string, places: readonly string[]): Promise<boolean> => {
  const { work, done } = under(root);
  const taken = places.filter((place) => existsSync(join(work, 'before', place)));
  for (const place of taken) {
    await rm(join(root, place), { recursive: true, force: true });
    await rename(join(work, 'before', place), join(root, place));
  }
  await rm(work, { recursive: true, force: true });
  await rm(done, { recursive: true, force: true });
  return taken.length > 0;
};

/**
 * Gives several files and folders other contents: all of them, or none. Everything is written beside them first; where
 * something fails, all stands as before. Cut off in the middle, `putBack` has it as before again.
 * @param places what is exchanged, files and whole folders, by their paths from the root
 * @param files what they hold afterwards
 * @param finish what is still to be done with the new ones in place; when it fails, they go
 */
export const exchange = async (
  root: string,
  places: readonly string[],
  files: Files,
  finish: () => Promise<void>,
): Promise<void> => {
  const { work, done } = under(root);
  await putBack(root, places);
  try {
    for (const [file, bytes] of files) {
      const next = join(work, 'next', file);
      await mkdir(dirname(next), { recursive: true });
      await writeFile(next, bytes, { flush: true });
    }
    for (const place of places) {
      await mkdir(dirname(join(work, 'before', place)), { recursive: true });
      await rename(join(root, place), join(work, 'before', place));
      await rename(join(work, 'next', place), join(root, place));
    }
    await finish();
    await rename(work, done);
  } catch (error) {
    await putBack(root, places);
    throw error;
  }
  await rm(done, { recursive: true, force: true });
};
