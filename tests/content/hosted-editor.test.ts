import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '@site/hosting';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { isOffered } from '#scripts/hosted-editor/config.ts';
import { configText } from '#scripts/hosted-editor/config-text.ts';
import { fieldOf, jsonSchema } from '#scripts/hosted-editor/fields.ts';
import { contentFiles } from '#src/content/files.ts';
import { leaves } from '#src/content/references.ts';

const texts = contentFiles();
const read = (name: string) => readFileSync(join(projectRoot, 'hosted-editor', name), 'utf8');

const field = z.looseObject({
  name: z.string(),
  widget: z.string(),
  get fields() {
    return z.array(field).optional();
  },
  get field() {
    return field.optional();
  },
  typeKey: z.string().optional(),
  types: z
    .array(
      z.looseObject({
        name: z.string(),
        get fields() {
          return z.array(field);
        },
      }),
    )
    .optional(),
});
type Field = z.infer<typeof field>;

const { collections } = z
  .object({
    collections: z.array(
      z.looseObject({
        folder: z.string().optional(),
        fields: z.array(field).optional(),
        files: z.array(z.looseObject({ file: z.string(), fields: z.array(field) })).optional(),
      }),
    ),
  })
  .parse(parse(read('config.yml')));

/** The fields that the editor shows for a file; none where it does not offer it. */
const fieldsFor = (file: string): readonly Field[] =>
  collections.flatMap(({ folder, fields = [], files = [] }) => [
    ...files.filter((one) => one.file === file).flatMap((one) => one.fields),
    ...(folder !== undefined && file.startsWith(`${folder}/`) ? fields : []),
  ]);

/** The field in which a value of a file is shown, by its path; undefined where there is none. */
const fieldAt = (
  fields: readonly Field[],
  [step, ...rest]: readonly PropertyKey[],
  tree: unknown,
): Field | undefined => {
  const [only] = fields;
  if (only?.root === true && only.widget !== 'keyvalue' && typeof step === 'number')
    return inside(only, [step, ...rest], tree);
  if (only?.root === true) return only;
  const found = fields.find(({ name }) => name === step);
  return (
    found &&
    inside(found, rest, tree instanceof Object && step !== undefined ? Reflect.get(tree, step) : undefined)
  );
};

const inside = (at: Field, path: readonly PropertyKey[], tree: unknown): Field | undefined => {
  const [step, ...rest] = path;
  if (step === undefined || at.widget === 'keyvalue') return at;
  const entry: unknown = at.widget === 'list' && tree instanceof Object ? Reflect.get(tree, step) : tree;
  const left = at.widget === 'list' ? rest : path;
  if (at.field) return left.length === 0 ? at.field : undefined;
  if (at.fields) return left.length === 0 ? at : fieldAt(at.fields, left, entry);
  const kind: unknown = entry instanceof Object && at.typeKey ? Reflect.get(entry, at.typeKey) : undefined;
  if (left[0] === at.typeKey) return at;
  return fieldAt(at.types?.find(({ name }) => name === kind)?.fields ?? [], left, entry);
};

test('hosted-editor/config.yml is what the schemas and backend.yaml give', () => {
  expect(read('config.yml'), 'out of date: npm run make:hosted-editor').toBe(
    configText(texts, read('backend.yaml')),
  );
});

test('every file is offered once, but those that a form cannot hold or nobody should change', () => {
  const without = [...texts.keys()].filter((file) => fieldsFor(file).length === 0);
  expect(without).toEqual([
    'content/addresses.yaml',
    'content/publish.yaml',
    'content/tools/finder.yaml',
    'content/tools/phases.yaml',
  ]);
  expect(without.some(isOffered)).toBe(false);
  const files = collections.flatMap(({ files: named = [] }) => named.map(({ file }) => file));
  expect(new Set(files).size).toBe(files.length);
});

const trees = [...texts]
  .filter(([file]) => isOffered(file))
  .map(([file, text]): [string, unknown] => [
    file,
    parse(file.endsWith('.md') ? (/^---\n([\s\S]*?)\n---\n/.exec(text)?.[1] ?? '') : text),
  ]);

test.each(trees)('every text of %s has its field', (file, tree) => {
  const fields = fieldsFor(file);
  const paths = [...leaves(file, tree)].map(({ path }) => path);
  expect(paths.length).toBeGreaterThan(0);
  expect(paths.filter((path) => fieldAt(fields, path, tree) === undefined)).toEqual([]);
});

test('a new field of a schema appears by itself, with its label, hint, limits and whether it is needed', () => {
  const schema = jsonSchema(
    z.strictObject({
      motto: z.string().max(60).meta({ title: 'Motto', description: 'One line, without a full stop.' }),
      floors: z.int().min(1).max(9).optional(),
      opened: z.iso.date(),
      shop: z.discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('own'), rooms: z.int() }),
        z.strictObject({ kind: z.literal('rented'), owner: z.string() }),
      ]),
    }),
  );
  expect(fieldOf('house', schema, { isRequired: true }).fields).toMatchObject([
    {
      name: 'motto',
      label: 'Motto',
      widget: 'string',
      hint: 'One line, without a full stop. At most 60 characters.',
    },
    { name: 'floors', label: 'Floors', widget: 'number', value_type: 'int', min: 1, max: 9, required: false },
    { name: 'opened', widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' },
    {
      name: 'shop',
      label: 'Shop',
      widget: 'object',
      typeKey: 'kind',
      types: [{ name: 'own' }, { name: 'rented' }],
    },
  ]);
});

test('the page loads one script, of its own folder, and no other than the one it was written for', () => {
  const scripts = [...read('index.html').matchAll(/<script[^>]*>/g)].map(([tag]) => tag);
  expect(scripts).toHaveLength(1);
  expect(scripts[0]).toMatch(/src="sveltia-cms\.js"\s+integrity="sha384-[\w+/]{64}"/);
});
