import { expect, test } from 'vitest';
import { endedFrom } from './ended-from.ts';
import { samples } from './fixture/editions.ts';

test('an edition in transition no longer counts from the day after its end, where that is sure enough', () => {
  const { inTransition, ended, current, guidance, endUnconfirmed } = samples;
  expect(endedFrom(inTransition)).toBe('2029-01-01');
  const single = { ...inTransition, ends: { day: '2028-12-31', certainty: 'single' } } as const;
  for (const row of [ended, current, guidance, endUnconfirmed, single])
    expect(endedFrom(row)).toBeUndefined();
});
