import { expect, test } from 'vitest';
import { z } from 'zod';
import { formSchema } from './form-schema.ts';

test('a field of a schema is in the form, with its label, hint and limits, also in entries and groups', () => {
  const label = z.string().max(90);
  const phone = z.strictObject({ label, number: label });
  const { properties } = formSchema(
    z.strictObject({
      legalName: label.meta({ description: 'As registered.' }).optional(),
      items: z.array(z.strictObject({ givenBy: z.string().meta({ title: 'By' }) })).max(3),
      phones: z.object({ office: phone }).catchall(phone),
    }),
  );
  expect(properties).toMatchObject({
    legalName: { type: 'string', maxLength: 90, title: 'Legal name', description: 'As registered.' },
    items: { maxItems: 3, items: { required: ['givenBy'], properties: { givenBy: { title: 'By' } } } },
    phones: {
      properties: { office: { title: 'Office', properties: { number: { title: 'Number' } } } },
      additionalProperties: { properties: { label: { title: 'Label' } } },
    },
  });
  expect(properties.items?.items?.additionalProperties).toBeUndefined();
});

test('alternatives are named by what tells them apart', () => {
  const bound = z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('key-aspects'), title: z.string() }),
    z.object({ kind: z.literal('audience'), title: z.string() }),
  ]);
  const free = z.union([
    z.object({ title: z.string(), text: z.string() }),
    z.object({ title: z.string(), list: z.array(z.string()) }),
  ]);
  const titles = (schema: z.ZodType) => formSchema(schema).options.map(({ title }) => title);
  expect(titles(bound)).toEqual(['Key aspects', 'Audience']);
  expect(titles(free)).toEqual(['Text', 'List']);
  expect(titles(z.union([z.string(), z.object({ page: z.string() })]))).toEqual(['Text', 'Page']);
});
