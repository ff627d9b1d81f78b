import type { ContentFiles } from '#src/content/reader.ts';
import { fieldName } from '#src/content/schema-problems.ts';
import { readYaml } from '#src/content/yaml.ts';
import type { SlotName } from './image-slots.ts';

/** A field of the content that names a file of content/media/, and the slot that shows it. */
export type NamedFile = { file: string; field: string; name: string; slot: SlotName };

/** The fields that name files, and the slots that show these. */
const slotOf: ReadonlyMap<PropertyKey | undefined, SlotName> = new Map([
  ['photo', 'portrait'],
  ['logo', 'logo'],
  ['image', 'opening'],
]);

const leaves = function* (value: unknown, path: PropertyKey[] = []): Generator<[PropertyKey[], string]> {
  if (typeof value === 'string') yield [path, value];
  else if (value instanceof Object)
    for (const [key, inner] of Object.entries(value))
      yield* leaves(inner, [...path, Array.isArray(value) ? Number(key) : key]);
};

/**
 * Every field that names one of the files, read from the texts themselves, so that pictures are checked even while
 * the content around them is wrong.
 * @param media the names of the files in content/media/; what names no file is for the loader to report
 */
export const namedFiles = (files: ContentFiles, media: ReadonlySet<string>): NamedFile[] =>
  [...files]
    .filter(([file, text]) => file.endsWith('.yaml') && /\b(photo|logo|image):/.test(text))
    .flatMap(([file, text]) => {
      const read = readYaml(text);
      // What is wrong with the text itself is for the loader to report.
      if ('faults' in read) return [];
      return [...leaves(read.value)].flatMap(([path, name]) => {
        const slot = slotOf.get(path.at(-1));
        return slot && media.has(name) ? [{ file, field: fieldName(path), name, slot }] : [];
      });
    });
