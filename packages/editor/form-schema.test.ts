import { expect, test } from 'vitest';
import { z } from 'zod';
import { formSchema } from './form-schema.ts';

// How alternatives are named: tests/e2e/editor/further-tasks.spec.ts.
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
