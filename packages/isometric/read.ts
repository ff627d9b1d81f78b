import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { z } from 'zod';

/** Where a file of this package lies: the file that the build makes of the package lies elsewhere. */
export const pathOf = (file: string): string =>
  join(createRequire(import.meta.url).resolve('@site/isometric/package.json'), '..', file);

/** A file of this package that is no code. */
export const readText = (file: string): string => readFileSync(pathOf(file), 'utf8');

/** What such a file says, by a schema. Throws with the place where it says anything else. */
export const read = <Said extends z.ZodType>(schema: Said, said: unknown, place: string): z.output<Said> => {
  const { data, error } = schema.safeParse(said);
  if (error) throw new Error(`packages/isometric, ${place}: ${z.prettifyError(error)}`);
  return data;
};

/** What a list has under a name. Throws where it has nothing. */
export const entryOf = <Entry>(list: Readonly<Record<string, Entry>>, name: string): Entry => {
  const entry = list[name];
  if (entry === undefined)
    throw new Error(`There is no "${name}" to draw; there are: ${Object.keys(list).join(', ')}.`);
  return entry;
};
