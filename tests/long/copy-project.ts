import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '@site/hosting';

/** What a build leaves, and the stores of earlier builds that the second one shall do without. */
const results = ['dist', 'generated', '.astro', 'test-results', 'coverage'];
const stores = ['.astro', '.vite'];

/** The sources of this checkout in another folder, with the same packages; resolves to that folder. */
export const copyProject = async (): Promise<string> => {
  const root = await mkdtemp(join(tmpdir(), 'another-folder-'));
  const left = [...results, '.git', 'node_modules'].map((name) => join(projectRoot, name));
  for (const name of await readdir(projectRoot)) {
    await cp(join(projectRoot, name), join(root, name), {
      recursive: true,
      filter: (path) => !left.includes(path),
    });
  }
  const packages = join(projectRoot, 'node_modules');
  // As links to the same bytes where both folders are on one disk; Astro refuses a link to the folder.
  const linked = spawnSync('cp', ['-al', packages, root]);
  if (linked.status !== 0) spawnSync('cp', ['-a', packages, root]);
  for (const store of stores) await rm(join(root, 'node_modules', store), { recursive: true, force: true });
  return root;
};
