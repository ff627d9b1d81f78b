import { loadContent } from './load.ts';

// Globs instead of the file system: the dev server then reloads pages when a text changes.
const files = import.meta.glob<string>(['/content/**/*.{yaml,md}', '!/content/media/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const media = import.meta.glob('/content/media/**');
const routes = import.meta.glob('/src/pages/*.astro');

const withoutPrefix = (path: string, prefix: string) => path.slice(prefix.length);

/** The whole content of the site, checked. Importing it throws a ContentError when anything is wrong. */
export const content = loadContent(
  new Map(Object.entries(files).map(([path, text]) => [withoutPrefix(path, '/'), text])),
  new Set(Object.keys(media).map((path) => withoutPrefix(path, '/content/media/'))),
  new Set(Object.keys(routes).map((path) => path.slice('/src/pages'.length).replace(/(index)?\.astro$/, ''))),
);
