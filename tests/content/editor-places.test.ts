import { type FieldSchema, formSchema } from '@site/editor/form-schema';
import { expect, test } from 'vitest';
import { contentFiles } from '#src/content/files.ts';
import { checkedContent } from '#src/pictures/owner/checked-content.ts';
import { schemaOf } from '#src/site/content-files.ts';
import { drawn } from '../../scripts/editor/drawn.ts';
import { placesOf } from '../../scripts/editor/places.ts';
import { siteAt } from '../../scripts/editor/site-at.ts';
import { timeOfContent } from './this-content.ts';

const site = siteAt('.', timeOfContent);
const publishFile = 'content/publish.yaml';

const places = placesOf(contentFiles());

test('every text has its place in the editor, but the list of published addresses', () => {
  const offered = new Set(places.map(({ file }) => file));
  const left = [...contentFiles().keys()].filter((file) => !offered.has(file));
  expect(left).toEqual(['content/addresses.yaml']);
  expect(site.schemaOf('content/addresses.yaml')).toBeUndefined();
});

test('pages stand in the order of the menus, the others after them', () => {
  const standard = (id: string) =>
    [`content/standards/${id}.yaml`, `code: ${id}\naddress: /${id}\n`] as const;
  const menus = ['content/navigation.yaml', '- page: c\n- page: b\n'] as const;
  const found = placesOf(new Map([standard('a'), standard('b'), standard('c'), menus]));
  expect(found.map(({ name }) => name)).toEqual(['c', 'b', 'a', 'Menus']);
});

test('every page can be chosen by its name, and is shown beside its text', async () => {
  const { pages } = await checkedContent();
  for (const { id, file, address } of pages)
    expect(places, id).toContainEqual(expect.objectContaining({ page: id, file, address }));
});

/** Every field of a form, with the way to it; of a list the first entry. */
const fieldsOf = (schema: FieldSchema, path: string): [path: string, field: FieldSchema][] => {
  const { options, items, additionalProperties, properties } = schema;
  const inner = [...options, items, additionalProperties, ...Object.values(properties)];
  return [[path, schema], ...inner.flatMap((each) => (each ? fieldsOf(each, `${path}.${each.title}`) : []))];
};
const fields = [...contentFiles().keys()].flatMap((file) => {
  const schema = schemaOf(file);
  return schema ? fieldsOf(formSchema(schema), file) : [];
});

test('every field of every file has a form', () => {
  const unknown = fields.filter(
    ([, { type, const: bound, enum: names, options }]) =>
      type === undefined && options.length === 0 && bound === undefined && names === undefined,
  );
  expect(unknown.map(([path]) => path)).toEqual([]);
});

test('fields whose names are fixed are neither added nor removed', () => {
  const [, heads] = fields.find(([path]) => path === 'content/tools/plan.yaml.Ways.Heads') ?? [];
  expect(Object.keys(heads?.properties ?? {})).toContain('late');
  expect(heads?.additionalProperties).toBeUndefined();
});

// That each is drawn otherwise than all others is seen in packages/isometric: here, that a name leads to its drawing.
test('every name that a field with drawings lists is drawn, one otherwise than the next; no other is', () => {
  const listed = new Map(fields.map(([, { format = '', enum: names }]) => [format, names]));
  for (const [kind, pictures] of drawn) {
    const names = listed.get(kind) ?? ['leaf', 'award'];
    if (kind !== 'icon') expect([...pictures.keys()]).toEqual(names);
    const svgs = names.slice(-4).map((name) => pictures.get(String(name))?.());
    for (const svg of svgs) expect(svg).toMatch(/^<svg [\s\S]*<path[\s\S]*<\/svg>$/);
    expect(new Set(svgs).size).toBe(svgs.length);
    for (const name of ['../outline/leaf', 'no-such-icon', 'toString'])
      expect(pictures.has(name)).toBe(false);
  }
  expect([...drawn.keys()].filter((kind) => !listed.has(kind))).toEqual([]);
});

test('nobody has this machine start a program by a form', async () => {
  const withLive = (live: string) =>
    site.check(contentFiles().set(publishFile, `live: ${live}\ndraft: { how: none yet }\n`));
  const { problems } = await withLive('{ how: command, command: [ sh ] }');
  expect(problems).toMatchObject([{ file: publishFile, message: expect.stringMatching(/by hand/) }]);
  for (const way of ['copy, folder: /srv/www/site', 'push, remote: origin, branch: site/main'])
    expect(await withLive(`{ how: ${way} }`)).toMatchObject({ problems: [] });
});
