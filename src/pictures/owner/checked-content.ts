import { contentFiles, mediaFiles, routeAddresses, strayFiles } from '#src/content/files.ts';
import { ContentError, type Problem } from '#src/content/problem.ts';
import type { ContentFiles } from '#src/content/reader.ts';
import { loadContent } from '#src/site/load.ts';
import { mediaProblems } from './media-problems.ts';

const stray = (file: string): Problem => ({
  file,
  field: '',
  message: /\.yml$/i.test(file)
    ? 'is not read, for its name ends in .yml: rename it to .yaml'
    : 'is read by nothing: texts are .yaml, pictures lie in content/media/; take it out of content/',
});

/**
 * The content of a checkout, its texts and its pictures checked.
 * @param files the texts, where they are not yet as they lie on the disk
 * @param media the pictures, where they are not yet as they lie there: where each is, by its name
 * @param root the folder that content/ is in
 * @param today where given, nothing may be out of date on this day
 * @throws ContentError naming every problem of both at once
 */
export const checkedContent = async (
  files: ContentFiles = contentFiles(),
  media: ReadonlyMap<string, string> = mediaFiles(),
  root = '.',
  today?: string,
) => {
  const problems: Problem[] = [...strayFiles(root).map(stray), ...(await mediaProblems(files, media))];
  try {
    const content = loadContent(files, media, routeAddresses(), today);
    if (problems.length === 0) return content;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    problems.push(...error.problems);
  }
  throw new ContentError(problems);
};
