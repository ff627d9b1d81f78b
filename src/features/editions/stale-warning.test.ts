import { expect, test } from 'vitest';
import { samples } from './fixture/editions.ts';
import { staleWarning } from './stale-warning.ts';

const content = {
  editions: [
    { ...samples.inTransition, checkedOn: '2026-11-21' },
    { ...samples.current, checkedOn: '2026-10-02' },
  ],
  auditTime: { checkedOn: '2026-12-01' },
  planWords: { checkedOn: '2026-11-21' },
};

test('nothing is said while all was checked in the last 180 days', () => {
  expect(staleWarning(content, '2027-03-31')).toBeUndefined();
});

test('from the 181st day files and rows are named, with the oldest check and what to do', () => {
  const one = staleWarning(content, '2027-04-01');
  expect(one).toMatch(
    /180 days ago, the oldest on 2 October 2026: content\/editions\.yaml \(ISO 13485:2016\)\./,
  );
  expect(one).toMatch(/set checkedOn/);
  expect(staleWarning(content, '2027-05-21')).toMatch(
    /2026: content\/editions\.yaml \(ISO 9001:2015\), .* \(ISO 13485:2016\), content\/tools\/plan\.yaml\./,
  );
});
