import { readFile } from 'node:fs/promises';
import { fieldName } from '#src/content/field-path.ts';
import type { Problem } from '#src/content/problem.ts';
import type { ContentFiles } from '#src/content/reader.ts';
import { leaves } from '#src/content/references.ts';
import { readYaml } from '#src/content/yaml.ts';
import { imageSlots, type SlotName } from './image-slots.ts';
import { inspect } from './inspect.ts';

/** The fields that name files, and the slots that show these. */
export const slotOf: ReadonlyMap<PropertyKey | undefined, SlotName> = new Map([
  ['photo', 'portrait'],
  ['logo', 'logo'],
  ['image', 'opening'],
]);

/**
 * Every field that names one of the files, read from the texts themselves, so that pictures are checked even while
 * the content around them is wrong.
 * @param media the pictures that can be named; what names none of them is for the loader to report
 */
const namedFiles = (files: ContentFiles, media: ReadonlyMap<string, string>) =>
  [...files]
    .filter(([file, text]) => file.endsWith('.yaml') && /\b(photo|logo|image):/.test(text))
    .flatMap(([file, text]) => {
      const read = readYaml(text);
      // What is wrong with the text itself is for the loader to report.
      if ('faults' in read) return [];
      return leaves(file, read.value).flatMap(({ path, name }) => {
        const slot = slotOf.get(path.at(-1));
        return slot && media.has(name) ? [{ file, field: fieldName(path), name, slot }] : [];
      });
    });

/** Whether a file is a picture that the site can show, by its name. */
export const isPicture = (name: string) => /\.(jpe?g|png|webp|avif|svg)$/i.test(name);

/** The names of the files that no text names, but for notes for the people who work here. */
export const unnamedFiles = (files: ContentFiles, media: ReadonlyMap<string, string>): string[] => {
  const shown = new Set(namedFiles(files, media).map(({ name }) => name));
  return [...media.keys()].filter((name) => !shown.has(name) && !/(^|\/)README\.md$/.test(name));
};

/** Pages that open with words, people or a chart: no drawing that a picture could replace. */
const withoutDrawing: ReadonlySet<string> = new Set(
  ['contact', 'editions', 'management-services', 'team', 'terms'].map((id) => `content/pages/${id}.yaml`),
);

const noPlace = 'has no place on this page, which opens without a drawing: remove the line';

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
  const problems = unnamedFiles(files, media).map(unnamed);
  for (const { file, field, name, slot } of namedFiles(files, media)) {
    const found = await inspect(name, await readFile(media.get(name) ?? name), imageSlots[slot]);
    if (slot === 'opening' && withoutDrawing.has(file)) problems.push({ file, field, message: noPlace });
    else if ('fault' in found) problems.push({ file, field, message: `${name} ${found.fault}` });
  }
  return problems;
};
