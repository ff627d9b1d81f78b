import { fieldName } from '#src/content/field-path.ts';
import type { ContentFiles } from '#src/content/reader.ts';
import { leaves } from '#src/content/references.ts';
import { readYaml } from '#src/content/yaml.ts';
import type { SlotName } from './image-slots.ts';

/** A field of the content that names a file of content/media/, and the slot that shows it. */
export type NamedFile = { file: string; field: string; name: string; slot: SlotName };

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
export const namedFiles = (files: ContentFiles, media: ReadonlyMap<string, string>): NamedFile[] =>
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

/** What may lie beside pictures: notes for the people who work here, and what systems put into every folder. */
const isBeside = (name: string) => /(^|\/)(README\.md|\..*|Thumbs\.db|desktop\.ini)$/.test(name);

/** The names of the files that no text names. */
export const unnamedFiles = (files: ContentFiles, media: ReadonlyMap<string, string>): string[] => {
  const shown = new Set(namedFiles(files, media).map(({ name }) => name));
  return [...media.keys()].filter((name) => !shown.has(name) && !isBeside(name));
};
