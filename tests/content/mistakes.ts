import { parse, parseDocument } from 'yaml';
import { z } from 'zod';
import { fieldName, valueAt } from '#src/content/field-path.ts';
import { readTable } from '../table.ts';

/** The texts of content/, by file. */
type Files = Map<string, string>;

/** A mistake that somebody makes in content/, and what is to be said of it. */
export type Mistake = {
  file: string;
  /** Makes the mistake in these texts, and gives back the fields that are to be named for it. */
  make: (files: Files) => string[];
  /** All that it changes, or that is rightly named with it. */
  files: readonly string[];
  also: readonly string[];
  says: RegExp;
};

const fields = z.record(z.string(), z.unknown());

/** A row of the tables; wrong-values.yaml says at its head what each part means. */
const row = z.strictObject({
  set: fields.default({}),
  without: z.string().optional(),
  find: z.string().optional(),
  put: z.string().default(''),
  append: z.string().optional(),
  from: z.string().optional(),
  gone: z.literal(true).optional(),
  and: z.record(z.string(), z.union([fields, z.string(), z.null()])).default({}),
  field: z.string().optional(),
  also: z.array(z.string()).default([]),
  says: z.string(),
});
type Row = z.infer<typeof row>;

const table = z.record(z.string(), z.array(row));

/** `iso-9001.ends.day` → `[0].ends.day`: an entry of a list is found by its number or its page, and + is a new one. */
const pathIn = (tree: unknown, field: string) => {
  const path: (string | number)[] = [];
  for (const part of field.split('.')) {
    const list = valueAt(tree, path);
    const pages = Array.isArray(list) ? list.map((entry) => valueAt(entry, ['page'])) : [];
    const index = part === '+' ? pages.length : pages.indexOf(part);
    if (index >= 0) path.push(index);
    else path.push(/^\d+$/.test(part) ? Number(part) : part);
  }
  return path;
};

const edit = (files: Files, file: string, set: Row['set'], without?: string) => {
  const document = parseDocument(files.get(file) ?? '');
  const tree: unknown = document.toJS();
  const changes = Object.entries(set).map(([field, value]) => ({ path: pathIn(tree, field), value }));
  for (const { path, value } of changes) document.setIn(path, document.createNode(value));
  if (without !== undefined) document.deleteIn(pathIn(tree, without));
  files.set(file, String(document));
};

const change = (files: Files, file: string, { set, without, find, put, append, from, gone, and }: Row) => {
  if (from !== undefined) files.set(file, files.get(from) ?? '');
  if (find !== undefined)
    files.set(
      file,
      (files.get(file) ?? '').replace(new RegExp(find, 'm'), () => put),
    );
  if (append !== undefined) files.set(file, `${files.get(file) ?? ''}\n${append}\n`);
  if (gone) files.delete(file);
  if (without !== undefined || Object.keys(set).length > 0) edit(files, file, set, without);
  for (const [other, value] of Object.entries(and)) {
    if (value === null) files.delete(other);
    else if (typeof value === 'string') files.set(other, files.get(value) ?? '');
    else edit(files, other, value);
  }
};

/** The fields that are to be named, as they are spelled before the mistake. */
const namedIn = (text: string, { set, find, append, field = (find ?? append) ? 'line' : undefined }: Row) => {
  const named = field === undefined ? Object.keys(set) : [field];
  const tree: unknown = parse(text);
  return named.length > 0 ? named.map((name) => fieldName(pathIn(tree, name))) : [''];
};

const mistake = (file: string, given: Row): Mistake => ({
  file,
  make: (files) => {
    const named = namedIn(files.get(file) ?? '', given);
    change(files, file, given);
    return named;
  },
  files: [file, ...Object.keys(given.and), ...given.also],
  also: given.also,
  says: new RegExp(given.says.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replaceAll('…', '.*')),
});

/** The mistakes of a table beside this file. */
export const mistakesOf = (name: string) =>
  Object.entries(readTable(`tests/content/${name}`, table)).flatMap(([file, rows]) =>
    rows.map((given) => mistake(file, given)),
  );
