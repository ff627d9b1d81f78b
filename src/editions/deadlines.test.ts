import { expect, test } from 'vitest';
import { deadlinesOf } from './deadlines.ts';
import { sampleEditions } from './sample-editions.ts';

test('deadlines of all standards stand in the order of their days', () => {
  const [first] = sampleEditions;
  if (!first) throw new Error('the sample register is empty');
  const later = {
    ...first,
    page: 'iso-14001',
    lastNew: { day: '2027-10-31', certainty: 'unknown' as const },
  };
  expect(
    deadlinesOf([...sampleEditions, later]).map(({ page, kind, day }) => `${day} ${page} ${kind}`),
  ).toEqual([
    '2027-10-31 iso-14001 lastNew',
    '2028-03-30 iso-9001 lastNew',
    '2028-12-31 iso-9001 ends',
    '2028-12-31 iso-14001 ends',
  ]);
});
