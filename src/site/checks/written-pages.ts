import type { Reader } from '#src/content/reader.ts';
import { valueAt } from '#src/content/schema-problems.ts';

/** A page file as it is written, right or wrong; without an address where that cannot be read. */
export type WrittenPage = { id: string; file: string; address: string | undefined };

/**
 * Every page file below content/: one that fails its own schema is still a page, and others may refer to it. Of the
 * tools' files those with an address are pages, the others hold rules and tables.
 */
export const writtenPages = (reader: Reader): WrittenPage[] =>
  [...reader.files.keys()].flatMap((file) => {
    const [, folder, id] =
      /^content\/(pages|tools|comparisons|standards|certifications|management)\/([^/]+)\.yaml$/.exec(file) ??
      [];
    const value = valueAt(reader.trees.get(file), ['address']);
    const address =
      typeof value === 'string' && /^\/(?:[\w-]+(?:\/[\w-]+)?)?$/.test(value) ? value : undefined;
    return id && (address || folder !== 'tools') ? [{ id, file, address }] : [];
  });
