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
const oldest = '180 days ago, the oldest on 2 October 2026: content/editions.yaml';

// From the 181st day files and rows are named, with the oldest check and what to do.
test.each([
  ['2027-03-31', []],
  ['2027-04-01', [`${oldest} (ISO 13485:2016).`, 'set checkedOn']],
  ['2027-05-21', [`${oldest} (ISO 9001:2015), `, ' (ISO 13485:2016), content/tools/plan.yaml.']],
])('on %s it says %j', (today, said) => {
  const warning = staleWarning(content, today);
  expect(warning === undefined).toBe(said.length === 0);
  for (const words of said) expect(warning).toContain(words);
});
