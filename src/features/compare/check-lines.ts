import type { Reader } from '#src/content/reader.ts';
import type { Compare } from './schema.ts';

/** Whatever can be compared has its line, and nothing else has. */
export const comparesAll = (reader: Reader, { standards }: Compare) => {
  const file = 'content/tools/compare.yaml';
  const ids = [...reader.files.keys()].flatMap(
    (name) => /^content\/(?:standards|certifications)\/([^/]+)\.yaml$/.exec(name)?.[1] ?? [],
  );
  for (const id of ids)
    if (!standards[id])
      reader.problem(file, 'standards', `has no line for ${id}: add one, since its page exists`);
  for (const id of Object.keys(standards))
    if (!ids.includes(id))
      reader.problem(
        file,
        `standards.${id}`,
        'is no standard, scheme or mark: correct the name or remove the line',
      );
};
