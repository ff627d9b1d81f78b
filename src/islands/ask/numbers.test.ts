import { expect, test } from 'vitest';
import { z } from 'zod';
import { readTable } from '#tests/table.ts';
import { halfDays, wholeNumber } from './numbers.ts';

const numbers = z.record(z.string(), z.number().nullable());
const { people, days } = readTable(
  'src/islands/ask/numbers.yaml',
  z.strictObject({ people: numbers, days: numbers }),
);

// No table can hold half of a sign.
test.each([...Object.entries(people), ['\ud83d', null] as const])('%j people are %s', (typed, number) => {
  expect(wholeNumber(typed, 99_999) ?? null).toBe(number);
});

test.each(Object.entries(days))('%j days are %s', (typed, number) => {
  expect(halfDays(typed, 500) ?? null).toBe(number);
});
