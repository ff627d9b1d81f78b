import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Problem } from '#src/content/problem.ts';
import type { ContentFiles } from '#src/content/reader.ts';
import { imageSlots } from './image-slots.ts';
import { inspect } from './inspect.ts';
import { type NamedFile, namedFiles } from './named-files.ts';

/** Pages that open with words, people or a chart: no drawing that a picture could replace. */
const withoutDrawing: ReadonlySet<string> = new Set(
  ['contact', 'editions', 'management-services', 'offline', 'team', 'terms'].map(
    (id) => `content/pages/${id}.yaml`,
  ),
);

const isPicture = (name: string) => /\.(jpe?g|png|webp|avif|svg)$/i.test(name);

/** What may lie beside pictures: notes for the people who work here, and what systems put into every folder. */
const isBeside = (name: string) => /(^|\/)(README\.md|\..*|Thumbs\.db|desktop\.ini)$/.test(name);

/** Files that no text names: the build would publish pictures as they are, with what the camera noted. */
const unnamed = (named: readonly NamedFile[], media: ReadonlySet<string>, folder: string): Problem[] => {
  const shown = new Set(named.map(({ name }) => name));
  return [...media]
    .filter((name) => !shown.has(name) && !isBeside(name))
    .map((name) => ({
      file: `${folder}/${name}`,
      field: '',
      message: isPicture(name)
        ? 'is shown nowhere: name it where it belongs, or take it out of the folder'
        : 'is no picture that the site can show: export it as JPEG, PNG, WebP, AVIF or SVG, or take it out of the folder',
    }));
};

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
  const named = namedFiles(files, media);
  const problems = unnamed(named, media, folder);
  for (const { file, field, name, slot } of named) {
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
