import { readFile } from 'node:fs/promises';
import type { Problem } from '#src/content/problem.ts';
import type { ContentFiles } from '#src/content/reader.ts';
import { imageSlots } from './image-slots.ts';
import { inspect } from './inspect.ts';
import { isPicture, namedFiles, unnamedFiles } from './named-files.ts';

/** Pages that open with words, people or a chart: no drawing that a picture could replace. */
const withoutDrawing: ReadonlySet<string> = new Set(
  ['contact', 'editions', 'management-services', 'team', 'terms'].map((id) => `content/pages/${id}.yaml`),
);

/** Files that no text names: the build would publish pictures as they are, with what the camera noted. */
const unnamed = (name: string): Problem => ({
  file: `content/media/${name}`,
  field: '',
  message: isPicture(name)
    ? 'is shown nowhere: name it where it belongs, or take it out of the folder'
    : 'is no picture that the site can show: export it as JPEG, PNG, WebP, AVIF or SVG, or take it out of the folder',
});

/**
 * Everything that is wrong with the owner's photos, logos and pictures, by the field that names each.
 * @param files the texts of content/, as the loader gets them
 * @param media the pictures that can be named: where each lies, by its name
 */
export const mediaProblems = async (
  files: ContentFiles,
  media: ReadonlyMap<string, string>,
): Promise<Problem[]> => {
  const named = namedFiles(files, media);
  const problems = unnamedFiles(files, media).map(unnamed);
  for (const { file, field, name, slot } of named) {
    if (slot === 'opening' && withoutDrawing.has(file)) {
      problems.push({
        file,
        field,
        message: 'has no place on this page, which opens without a drawing: remove the line',
      });
      continue;
    }
    const found = await inspect(name, await readFile(media.get(name) ?? name), imageSlots[slot]);
    if ('fault' in found) problems.push({ file, field, message: `${name} ${found.fault}` });
  }
  return problems;
};
