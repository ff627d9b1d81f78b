import { join } from 'node:path';

/** The folder of the project. */
export const projectRoot = join(import.meta.dirname, '..');

/** Where the parts of a finished build lie, below a project folder. */
export const buildPaths = (root: string) => {
  const generated = join(root, 'generated');
  return {
    dist: join(root, 'dist'),
    generated,
    site: join(generated, 'site.json'),
    stamp: join(generated, 'stamp.json'),
  };
};
