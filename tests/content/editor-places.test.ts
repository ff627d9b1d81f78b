import { type FieldSchema, formSchema } from '@site/editor/form-schema';
import { expect, test } from 'vitest';
import { contentFiles } from '#src/content/files.ts';
import { checkedContent } from '#src/pictures/owner/checked-content.ts';
import { schemaOf } from '#src/site/content-files.ts';
import { placesOf } from '../../scripts/editor/places.ts';

const places = placesOf(contentFiles());

test('every text has its place in the editor, but the list of published addresses', () => {
  const offered = new Set(places.map(({ file }) => file));
  const left = [...contentFiles().keys()].filter((file) => !offered.has(file));
  expect(left).toEqual(['content/addresses.yaml']);
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

/** The fields for which a form would not know what to show. */
const unknownFields = (schema: FieldSchema, path: string): string[] => {
  const { type, const: bound, enum: names, properties, items, additionalProperties, options } = schema;
  const isKnown = type !== undefined || options.length > 0 || bound !== undefined || names !== undefined;
  const inner = [...options, items, additionalProperties, ...Object.values(properties)];
  return [
    ...(isKnown ? [] : [path]),
    ...inner.flatMap((each) => (each ? unknownFields(each, `${path}.${each.title}`) : [])),
  ];
};

test('every field of every file has a form', () => {
  for (const file of contentFiles().keys()) {
    const schema = schemaOf(file);
    expect(schema && unknownFields(formSchema(schema), file), file).toEqual([]);
  }
});
