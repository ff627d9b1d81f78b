import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Problem } from '#src/content/problem.ts';
import type { ContentFiles } from '#src/content/reader.ts';
import { inspect } from './inspect.ts';
import { namedFiles } from './named-files.ts';
import { places } from './places.ts';

/** Pages that open with words, people or a chart: no drawing that a picture could replace. */
const withoutDrawing: ReadonlySet<string> = new Set(
  ['contact', 'editions', 'management-services', 'team', 'terms'].map((id) => `content/pages/${id}.yaml`),
);

/**
 * Everything that is wrong with the owner's photos, logos and pictures, by the field that names each.
 * @param files the texts of content/, as the loader gets them
 * @param media the names of the files in content/media/
 * @param folder where these files are
 */
export const mediaProblems = async (
  files: ContentFiles,
  media: ReadonlySet<string>,
  folder = 'content/media',
): Promise<Problem[]> => {
  const problems: Problem[] = [];
  for (const { file, field, name, place } of namedFiles(files, media)) {
    if (place === 'page' && withoutDrawing.has(file)) {
      problems.push({
        file,
        field,
        message: 'has no place on this page, which opens without a drawing: remove the line',
      });
      continue;
    }
    const found = await inspect(await readFile(join(folder, name)), places[place]);
    if ('fault' in found) problems.push({ file, field, message: `${name} ${found.fault}` });
  }
  return problems;
};
