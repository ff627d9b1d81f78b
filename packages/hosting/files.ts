import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** All files below a folder, as sorted paths relative to it with forward slashes (`art/hero.svg`). */
export const listFiles = async (dir: string): Promise<string[]> => {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
};
