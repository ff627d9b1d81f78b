import { contentFiles, mediaFiles, routeAddresses } from '#src/content/files.ts';
import { ContentError } from '#src/content/problem.ts';
import { loadContent } from '#src/site/load.ts';

/** The texts of content/ in this checkout. */
export const files: ReadonlyMap<string, string> = contentFiles();

const media = mediaFiles();
const routes = routeAddresses();

/** Loads texts in the place of those of this checkout, whose pictures and addresses stay. */
export const load = (texts = files) => loadContent(texts, media, routes);

/** What is wrong with texts, each by itself and as it is printed. */
export const problemsIn = (texts: ReadonlyMap<string, string>) => {
  try {
    load(texts);
    return { problems: [], message: 'The content was taken for sound.' };
  } catch (error) {
    if (error instanceof ContentError) return error;
    throw error;
  }
};
