import { formSchema } from '@site/editor/form-schema';
import { expect, test } from 'vitest';
import { contentFiles } from '#src/content/files.ts';
import { schemaOf } from '#src/site/content-files.ts';

type Json = ReturnType<typeof formSchema>;

/** The fields for which a form would not know what to show. */
const unknownFields = (schema: Json['items'], path: string): string[] => {
  if (!(schema instanceof Object) || Array.isArray(schema)) return [];
  const { type, oneOf, anyOf, const: bound, enum: names, properties, items, additionalProperties } = schema;
  const options = oneOf ?? anyOf;
  const isKnown = type !== undefined || options !== undefined || bound !== undefined || names !== undefined;
  return [
    ...(isKnown ? [] : [path]),
    ...(options ?? []).flatMap((option, index) => unknownFields(option, `${path}|${index}`)),
    ...Object.entries(properties ?? {}).flatMap(([name, field]) => unknownFields(field, `${path}.${name}`)),
    ...unknownFields(items, `${path}[]`),
    ...unknownFields(additionalProperties, `${path}.*`),
  ];
};

test('every field of every file has a form', () => {
  for (const file of contentFiles().keys()) {
    const schema = schemaOf(file);
    expect(schema && unknownFields(formSchema(schema), file), file).toEqual([]);
  }
});

test('what exists in the drawings and colours is offered for choice', () => {
  const schema = schemaOf('content/standards/iso-9001.yaml');
  const { properties } = schema ? formSchema(schema) : {};
  expect(properties?.family).toMatchObject({ type: 'string', enum: expect.arrayContaining(['ocean']) });
  expect(properties?.drawing).toMatchObject({ enum: expect.arrayContaining(['cocoa-jar']) });
});
