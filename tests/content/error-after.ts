import { contentFiles, mediaNames, routeAddresses } from '#src/content/files.ts';
import { loadContent } from '#src/content/load.ts';
import { ContentError } from '#src/content/problem.ts';
import type { Files } from './broken.ts';

const files = contentFiles();
const media = mediaNames();
const routes = routeAddresses();

/** Loads the content of this checkout as it is. Throws when anything is wrong with it. */
export const loadSound = () => loadContent(files, media, routes);

/** The error that loading the content ends on once it has been broken. Throws when it loads all the same. */
export const errorAfter = (...makes: readonly ((files: Files) => void)[]): ContentError => {
  const broken = new Map(files);
  for (const make of makes) make(broken);
  try {
    loadContent(broken, media, routes);
  } catch (error) {
    if (error instanceof ContentError) return error;
    throw error;
  }
  throw new Error('The content was taken for sound.');
};
