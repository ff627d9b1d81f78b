import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const below = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** The YAML and Markdown files below content/ of this checkout, by path from its root. */
export const contentFiles = (root = '.') =>
  new Map(
    below(join(root, 'content'))
      .filter((file) => /\.(yaml|md)$/.test(file) && !file.includes('/media/'))
      .map((file) => [relative(root, file), readFileSync(file, 'utf8')]),
  );

/** The names of the files in content/media/. */
export const mediaNames = (root = '.') => {
  const folder = join(root, 'content/media');
  return new Set(below(folder).map((file) => relative(folder, file)));
};

/** The addresses that have a page file of their own: `/about` for src/pages/about.astro. */
export const routeAddresses = (root = '.') =>
  new Set(
    readdirSync(join(root, 'src/pages'))
      .filter((name) => /^[\w-]+\.astro$/.test(name))
      .map((name) => `/${name.replace(/\.astro$/, '').replace(/^index$/, '')}`),
  );
