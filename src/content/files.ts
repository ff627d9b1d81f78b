import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** The files below a folder of a checkout, by path from its root, with `/` between folders on every system. */
const below = (root: string, folder: string) =>
  globSync(`${folder}/**`, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .filter((file) => !hidden.test(file));

/** What systems put into every folder, unasked. */
const hidden = /(^|\/)(\.[^/]*|Thumbs\.db|desktop\.ini)$/;

const mediaFolder = 'content/media';

/** The YAML files below content/ of this checkout, by path from its root. */
export const contentFiles = (root = '.') =>
  new Map(
    below(root, 'content')
      .filter((file) => /\.yaml$/i.test(file) && !file.startsWith(`${mediaFolder}/`))
      .map((file) => [file, readFileSync(join(root, file), 'utf8')]),
  );

/** The files in content/media/: where each lies, by its name. */
export const mediaFiles = (root = '.'): ReadonlyMap<string, string> =>
  new Map(below(root, mediaFolder).map((file) => [file.slice(mediaFolder.length + 1), join(root, file)]));

/** The files below content/ that are neither texts nor pictures: nothing reads them. */
export const strayFiles = (root = '.') =>
  below(root, 'content').filter((file) => !/\.yaml$/i.test(file) && !file.startsWith(`${mediaFolder}/`));

/** The addresses that have a page file of their own: `/about` for src/pages/about.astro. */
export const routeAddresses = (root = '.') =>
  new Set(
    readdirSync(join(root, 'src/pages'))
      .filter((name) => /^[\w-]+\.astro$/.test(name))
      .map((name) => `/${name.replace(/\.astro$/, '').replace(/^index$/, '')}`),
  );
