import { expect, test } from 'vitest';
import { sampleEditions } from './fixture/editions.ts';
import { staleWarning } from './stale-warning.ts';

// The sample rows were checked on 21 November and on 2 October 2026.
test('nothing is said while every row was checked in the last 180 days', () => {
  expect(staleWarning(sampleEditions, '2027-03-31')).toBeUndefined();
});

test('from the 181st day the rows are named, with the oldest check and what to do', () => {
  const one = staleWarning(sampleEditions, '2027-04-01');
  expect(one).toMatch(
    /^content\/editions\.yaml: .*180 days ago, the oldest on 2 October 2026: ISO 13485:2016\./,
  );
  expect(one).toMatch(/set checkedOn/);
  expect(staleWarning(sampleEditions, '2027-05-21')).toMatch(
    /2 October 2026: ISO 9001:2015, ISO 13485:2016\./,
  );
});
