import { expect, test } from 'vitest';
import { z } from 'zod';
import { formSchema } from './form-schema.ts';

const page = z.strictObject({
  headline: z.string().max(90),
  items: z.array(z.strictObject({ givenBy: z.string() })).max(3),
});

test('a field that is added to a schema appears in the form, with its label, hint and limit', () => {
  const hint = 'One sentence under the headline.';
  const longer = page.extend({ subTitle: z.string().max(40).meta({ description: hint }).optional() });
  expect(formSchema(page).properties).not.toHaveProperty('subTitle');
  expect(formSchema(longer).properties?.subTitle).toEqual({
    type: 'string',
    maxLength: 40,
    title: 'Sub title',
    description: hint,
  });
});

test('fields of entries have labels too', () => {
  expect(formSchema(page).properties?.items).toMatchObject({
    maxItems: 3,
    items: { properties: { givenBy: { title: 'Given by' } } },
  });
});

test('fields made of one schema have a label each, entries with names of their own none', () => {
  const label = z.string().max(90);
  const phone = z.strictObject({ label, number: label });
  const { properties } = formSchema(
    z.object({ legalName: label, phones: z.object({ office: phone }).catchall(phone) }),
  );
  expect(properties).toMatchObject({
    legalName: { title: 'Legal name' },
    phones: { properties: { office: { title: 'Office', properties: { number: { title: 'Number' } } } } },
  });
  expect(properties?.phones).toHaveProperty('additionalProperties.properties.label.title', 'Label');
  expect(properties?.phones).not.toHaveProperty('additionalProperties.title');
});

test('a label that the schema gives is kept', () => {
  const labelled = z.object({ body: z.string().meta({ title: 'Clauses' }) });
  expect(formSchema(labelled).properties?.body).toMatchObject({ title: 'Clauses' });
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
  const titles = (schema: z.ZodType) => {
    const { oneOf, anyOf } = formSchema(schema);
    return (oneOf ?? anyOf)?.map(({ title }) => title);
  };
  expect(titles(bound)).toEqual(['Key aspects', 'Audience']);
  expect(titles(free)).toEqual(['Text', 'List']);
});
