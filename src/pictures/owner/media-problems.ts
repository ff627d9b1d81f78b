import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Problem } from '#src/content/problem.ts';
import type { ContentFiles } from '#src/content/reader.ts';
import { imageSlots } from './image-slots.ts';
import { inspect } from './inspect.ts';
import { namedFiles } from './named-files.ts';

/** Pages that open with words, people or a chart: no drawing that a picture could replace. */
const withoutDrawing: ReadonlySet<string> = new Set(
  ['contact', 'editions', 'management-services', 'offline', 'team', 'terms'].map(
    (id) => `content/pages/${id}.yaml`,
  ),
);

const isPicture = (name: string) => /\.(jpe?g|png|webp|avif|svg)$/i.test(name);

/** Pictures that no text names: the build would publish them as they are, with what the camera noted. */
const unnamed = (files: ContentFiles, media: ReadonlySet<string>, folder: string): Problem[] =>
  [...media]
    .filter((name) => isPicture(name) && ![...files.values()].some((text) => text.includes(name)))
    .map((name) => ({
      file: `${folder}/${name}`,
      field: '',
      message: 'is shown nowhere: name it where it belongs, or take it out of the folder',
    }));

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
  const problems = unnamed(files, media, folder);
  for (const { file, field, name, slot } of namedFiles(files, media)) {
    if (slot === 'opening' && withoutDrawing.has(file)) {
      problems.push({
        file,
        field,
        message: 'has no place on this page, which opens without a drawing: remove the line',
      });
      continue;
    }
    const found = await inspect(name, await readFile(join(folder, name)), imageSlots[slot]);
    if ('fault' in found) problems.push({ file, field, message: `${name} ${found.fault}` });
  }
  return problems;
};
