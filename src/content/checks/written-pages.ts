import type { Reader } from '#src/content/reader.ts';
import { valueAt } from '#src/content/schema-problems.ts';

/** A page file as it is written, right or wrong; without an address where that cannot be read. */
export type WrittenPage = { id: string; file: string; address: string | undefined };

/** Every page file below content/: one that fails its own schema is still a page, and others may refer to it. */
export const writtenPages = (reader: Reader): WrittenPage[] =>
  [...reader.files.keys()].flatMap((file) => {
    const [, id] = /^content\/(?:pages|standards|certifications|management)\/(.+)\.yaml$/.exec(file) ?? [];
    const address = valueAt(reader.trees.get(file), ['address']);
    return id
      ? [{ id, file, address: typeof address === 'string' && address.startsWith('/') ? address : undefined }]
      : [];
  });
