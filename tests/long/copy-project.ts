import { spawnSync } from 'node:child_process';
import { cp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '#build/paths.ts';
import { testFolder } from '../test-folder.ts';

/** What a build leaves, and the caches of earlier builds that another one shall do without. */
const results = ['dist', 'generated', '.astro', 'test-results', 'coverage', '.git', 'node_modules'];
const caches = ['.astro', '.vite'];

/** The sources of this checkout in another folder, with the same packages, for one test; resolves to that folder. */
export const copyProject = async (): Promise<string> => {
  const root = await testFolder();
  for (const name of await readdir(projectRoot)) {
    if (!results.includes(name)) await cp(join(projectRoot, name), join(root, name), { recursive: true });
  }
  const packages = join(projectRoot, 'node_modules');
  // As links to the same bytes where both folders are on one disk; Astro refuses a link to the folder.
  const linked = spawnSync('cp', ['-al', packages, root]);
  if (linked.status !== 0) spawnSync('cp', ['-a', packages, root]);
  for (const cache of caches) await rm(join(root, 'node_modules', cache), { recursive: true, force: true });
  return root;
};

/** Runs a program in a copy of the project as from a terminal: its status, and all that it says. */
export const runNode = (root: string, ...args: readonly string[]) => {
  // The tests around it would have React built for tests.
  const { NODE_ENV: _, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, env, encoding: 'utf8' });
  return { status, said: stdout + stderr };
};
