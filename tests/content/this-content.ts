import { contentFiles, mediaFiles, routeAddresses } from '#src/content/files.ts';
import { ContentError } from '#src/content/problem.ts';
import { loadContent } from '#src/site/load.ts';

/** The texts of content/ in this checkout. */
export const files: ReadonlyMap<string, string> = contentFiles();

const media = mediaFiles();
const routes = routeAddresses();

/** Loads texts in the place of those of this checkout, whose pictures and addresses stay. */
export const load = (texts = files) => loadContent(texts, media, routes);

/** What the site says, so that a test can ask for it without knowing a fact of the firm. */
export const content = load();

/** Noon of the newest day that the content speaks of as past: then nothing of it is out of date, whatever clocks say. */
export const timeOfContent = () => {
  const [newest] = content.days
    .map(({ day }) => day)
    .toSorted()
    .toReversed();
  return new Date(`${newest}T12:00:00Z`);
};

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
