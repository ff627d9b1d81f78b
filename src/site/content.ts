import { mediaNames, routeAddresses } from '#src/content/files.ts';
import { loadContent } from './load.ts';

// A glob instead of the file system: the dev server then reloads pages when a text changes.
const files = import.meta.glob<string>(['/content/**/*.{yaml,md}', '!/content/media/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const texts = Object.entries(files).map(([path, text]) => [path.slice(1), text] as const);

/** The whole content of the site, checked. Importing it throws a ContentError when anything is wrong. */
export const content = loadContent(new Map(texts), mediaNames(), routeAddresses());
