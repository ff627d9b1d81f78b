import { parse } from 'yaml';
import { z } from 'zod';
import { schemaOf } from '#src/content/content-files.ts';
import { canBeShown, type Field, fieldOf, jsonSchema } from './fields.ts';

type Texts = ReadonlyMap<string, string>;

/** Folders of alike pages: one form for all of them. Neither new ones nor removals: other files have to follow. */
const folders = [
  ['standards', 'Standards', 'code'],
  ['certifications', 'Certifications', 'name'],
  ['management', 'Management services', 'name'],
  ['comparisons', 'Comparisons', 'name'],
] as const;

/** Groups of files with a form each, by where the files lie. */
const groups = [
  ['firm', 'The firm', /^content\/(?!labels|phrases|navigation|redirects|editions)[a-z]+\.yaml$/],
  ['pages', 'Pages', /^content\/pages\//],
  ['shared', 'Shared texts and menus', /^content\/(labels|phrases|navigation|redirects|editions)\.yaml$/],
  ['tools', 'Tools', /^content\/tools\//],
  ['legal', 'Legal texts', /^content\/legal\//],
] as const;

/** Published addresses are promises, and how the site goes live starts programs: both are changed by hand, if at all. */
const withheld: ReadonlySet<string> = new Set(['content/addresses.yaml', 'content/publish.yaml']);

/** Whether the hosted editor offers a file: not where a form could not hold what the file holds. */
export const isOffered = (file: string): boolean => {
  const schema = schemaOf(file);
  return schema !== undefined && !withheld.has(file) && canBeShown(jsonSchema(schema));
};

const nameOf = (file: string) => /([a-z0-9-]+)\.(?:yaml|md)$/.exec(file)?.[1] ?? file;

const inWords = (name: string) => name.slice(0, 1).toUpperCase() + name.slice(1).replaceAll('-', ' ');

/** A file that is a list, or names of its own and their texts, is one field which the file itself is. */
const fieldsOf = (file: string, text: string): Field[] => {
  const schema = schemaOf(file);
  if (schema === undefined) return [];
  const value: unknown = file.endsWith('.yaml') ? parse(text) : undefined;
  const whole = fieldOf('entries', jsonSchema(schema), { isRequired: true, value });
  if (whole.widget !== 'object') return [{ ...whole, root: true }];
  const fields = z.array(z.custom<Field>()).parse(whole.fields);
  // The clauses of a legal text are Markdown, shown as they are written.
  return fields.map((field) =>
    file.endsWith('.md') && field.name === 'body' ? { ...field, widget: 'markdown', modes: ['raw'] } : field,
  );
};

const folderCollection = ([folder, label, identifier]: (typeof folders)[number], texts: Texts) => {
  const files = [...texts.keys()].filter((file) => file.startsWith(`content/${folder}/`) && isOffered(file));
  return files.slice(0, 1).map((file) => ({
    name: folder,
    label,
    folder: `content/${folder}`,
    extension: 'yaml',
    format: 'yaml',
    create: false,
    delete: false,
    identifier_field: identifier,
    summary: `{{${identifier}}}`,
    fields: fieldsOf(file, texts.get(file) ?? ''),
  }));
};

const fileCollection = ([name, label, belongs]: (typeof groups)[number], texts: Texts) => ({
  name,
  label,
  files: [...texts]
    .filter(([file]) => belongs.test(file) && isOffered(file))
    .map(([file, text]) => ({
      name: nameOf(file),
      label: inWords(nameOf(file)),
      file,
      format: file.endsWith('.md') ? 'yaml-frontmatter' : 'yaml',
      fields: fieldsOf(file, text),
    })),
});

/**
 * The configuration of the hosted editor, made of the schemas that the content check uses.
 * @param backend where the texts are kept: hosted-editor/backend.yaml
 */
export const hostedConfig = (texts: Texts, backend: unknown) => ({
  backend,
  app_title: 'Edit the site',
  media_folder: 'content/media',
  public_folder: '/content/media',
  output: { omit_empty_optional_fields: true, yaml: { indent_sequences: true, quote: 'none' } },
  collections: [
    ...groups.slice(0, 2).map((group) => fileCollection(group, texts)),
    ...folders.flatMap((folder) => folderCollection(folder, texts)),
    ...groups.slice(2).map((group) => fileCollection(group, texts)),
  ],
});
