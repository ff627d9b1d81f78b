import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseDocument, stringify } from 'yaml';
import { z } from 'zod';

/** A list of content/, as far as a rehearsal needs to know it. */
export const entries = z.array(z.looseObject({}));
export type Entry = z.infer<typeof entries>[number];

/** A YAML file of a copy of the project. */
export const readTree = (root: string, file: string): unknown =>
  parse(readFileSync(join(root, file), 'utf8'));

export const writeTree = (root: string, file: string, tree: unknown) =>
  writeFileSync(join(root, file), stringify(tree));

type Path = readonly (string | number)[];

/** Sets fields of a YAML file of a copy; those that are given as undefined are removed. */
export const setFields = (root: string, file: string, fields: readonly (readonly [Path, unknown])[]) => {
  const document = parseDocument(readFileSync(join(root, file), 'utf8'));
  for (const [path, value] of fields) {
    if (value === undefined) document.deleteIn(path);
    else document.setIn(path, document.createNode(value));
  }
  writeFileSync(join(root, file), String(document));
};

/** Adds an entry to the end of a list. */
export const append = (root: string, file: string, list: Path, entry: unknown) => {
  const document = parseDocument(readFileSync(join(root, file), 'utf8'));
  document.addIn(list, document.createNode(entry));
  writeFileSync(join(root, file), String(document));
};

/** So many entries, those of a list over and over, each under a name of its own. */
export const repeated = (list: readonly Entry[], count: number, key: string, name: string): Entry[] =>
  Array.from({ length: count }, (_, index) => ({
    ...list[index % list.length],
    [key]: `${name} ${index + 1}`,
  }));
