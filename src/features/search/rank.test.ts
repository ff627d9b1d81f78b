import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { readTable } from '#tests/table.ts';
import { meantNumber, rank, searchable } from './rank.ts';

const text = z.string();
const kind = z.enum(['page', 'question', 'term', 'tool']);
const { entries, found, meant } = readTable(
  'src/features/search/rank.yaml',
  z.strictObject({
    entries: z.array(z.tuple([kind, text, text, text], text)),
    found: z.record(text, z.tuple([text], text)),
    meant: z.record(text, text.nullable()),
  }),
);
const all = entries.map(([kind, title, detail, text, ...words]) =>
  searchable({ kind, title, href: `/${title}`, detail, text, words }),
);

test.each(Object.entries(found))('%s: %j', (_, [typed, ...expected]) => {
  const titles = rank(all, typed).map(({ kind, title, detail }) => `${kind} ${title} ${detail}`.trim());
  expect(titles).toEqual(expected);
});

test.each(Object.entries(meant))('no slip is forgiven in a number: for %s %s is offered', (typed, number) => {
  expect(meantNumber(all, typed) ?? null).toBe(number);
});

const query = fc.oneof(
  fc.string({ unit: fc.nat(0xffff).map((code) => String.fromCharCode(code)) }),
  fc
    .array(fc.constantFrom('iso', '9001', '22000', 'food', 'cost', 'of', 'calibraton', '9010', '...'))
    .map((words) => words.join(' ')),
);

test('whatever is typed, each is found once, and what is found for a number is never another number', () => {
  fc.assert(
    fc.property(query, (typed) => {
      const results = rank(all, typed);
      expect(new Set(results).size).toBe(results.length);
      const [number] = /^\d{4,5}$/.exec(typed) ?? [];
      for (const { title, detail, text } of results)
        if (number) expect(`${title} ${detail} ${text}`).toContain(number);
    }),
  );
});
