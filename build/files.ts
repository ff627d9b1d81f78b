import { chmod, readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** All files below a folder, as sorted paths relative to it with forward slashes (`art/hero.svg`). */
export const listFiles = async (dir: string): Promise<string[]> => {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
};

/** Lets everybody read a folder and all that is in it, whatever the umask: web servers run as users of their own. */
export const makeReadable = async (dir: string): Promise<void> => {
  await chmod(dir, 0o755);
  for (const entry of await readdir(dir, { recursive: true, withFileTypes: true }))
    await chmod(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
};
