import { expect, test } from 'vitest';
import { deadlinesOf, withoutEnd } from './deadlines.ts';
import { sampleEditions, samples } from './fixture/editions.ts';

const later = {
  ...samples.inTransition,
  page: 'iso-14001',
  lastNew: { day: '2027-10-31', certainty: 'verified' },
} as const;

test('deadlines of all standards stand in the order of their days', () => {
  expect(
    deadlinesOf([...sampleEditions, later]).map(({ page, kind, day }) => `${day} ${page} ${kind}`),
  ).toEqual([
    '2027-10-31 iso-14001 lastNew',
    '2028-03-31 iso-9001 newOnly',
    '2028-03-31 iso-14001 newOnly',
    '2028-12-31 iso-9001 ends',
    '2028-12-31 iso-14001 ends',
  ]);
});

test("one body's own date is no deadline: neither for new certificates nor for the end", () => {
  const uncertain = { ...later, ends: { day: '2028-12-31', certainty: 'single' } } as const;
  expect(deadlinesOf([samples.endUnconfirmed])).toEqual([]);
  expect(deadlinesOf([uncertain]).map(({ kind }) => kind)).toEqual(['lastNew', 'newOnly']);
});

test('an edition in transition whose end is missing or uncertain is without an end, and no other', () => {
  const uncertain = { ...later, ends: { day: '2028-12-31', certainty: 'single' } } as const;
  const all = [...Object.values(samples), uncertain];
  expect(withoutEnd(all).map(({ page }) => page)).toEqual(['iso-37001', 'iso-14001']);
});
