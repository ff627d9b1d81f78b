import { type FieldSchema, formSchema } from '@site/editor/form-schema';
import { expect, test } from 'vitest';
import { contentFiles } from '#src/content/files.ts';
import { schemaOf } from '#src/site/content-files.ts';

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
