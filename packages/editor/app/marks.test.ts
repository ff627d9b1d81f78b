import { expect, test } from 'vitest';
import { z } from 'zod';
import { readTable } from '../../../tests/table.ts';
import { valueAt, withValueAt } from '../field-words.ts';
import { withoutSettledMarks } from './marks.ts';

/** What the form shows after one field after the other was written. */
const written = (saved: object, ...fields: (readonly [field: string, value: unknown])[]) => {
  let now: unknown = saved;
  for (const [field, value] of fields)
    now = withoutSettledMarks(saved, now, withValueAt(now, field, value), field);
  return now;
};

test('a value that is replaced loses its mark, and has it again once it is as it was', () => {
  const firm = { name: 'A', phones: { office: { number: '1' } }, samples: ['name', 'phones.office.number'] };
  const typed = written(firm, ['phones.office.number', '2']);
  expect(typed).toEqual({ ...firm, phones: { office: { number: '2' } }, samples: ['name'] });
  expect(written(firm, ['phones.office.number', '2'], ['phones.office.number', '1'])).toEqual(firm);
});

const { saved, cases } = readTable(
  'packages/editor/app/marks.yaml',
  z.strictObject({
    saved: z.array(z.unknown()),
    cases: z.record(
      z.string(),
      z.strictObject({ marked: z.array(z.boolean()), written: z.array(z.tuple([z.string(), z.unknown()])) }),
    ),
  }),
);

test.each(Object.entries(cases))('the mark of an entry %s', (_, { marked, written: fields }) => {
  const now = written({ clients: saved }, ...fields.map(([at, value]) => [`clients${at}`, value] as const));
  expect(now).not.toHaveProperty('sample');
  expect(marked.map((__, index) => valueAt(now, `clients[${index}].sample`) === true)).toEqual(marked);
});
