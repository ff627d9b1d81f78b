import { expect, it } from 'vitest';
import type { Outcome } from './step.ts';
import { summary } from './summary.ts';

const outcome = (
  name: string,
  state: Outcome['state'],
  tests?: { passed: number; failed: number },
): Outcome => ({
  step: { name, command: ['true'], ...(tests && { tests: { file: 'x.json', runner: 'vitest' } }) },
  state,
  seconds: 1.25,
  output: '',
  tests: tests ?? { passed: 0, failed: 0 },
});

it('ends on the sum of all tests, in one plain line', () => {
  const text = summary(
    [
      outcome('unit', 'passed', { passed: 10, failed: 0 }),
      outcome('browser', 'failed', { passed: 5, failed: 2 }),
    ],
    60,
  );
  expect(text.split('\n').at(-1)).toBe('tests: 15 passed, 2 failed');
});

it('names every step with its state and its seconds', () => {
  const text = summary([outcome('types', 'failed'), outcome('content', 'passed')], 60);
  expect(text).toMatch(/types +failed +1\.[23] s/);
  expect(text).toMatch(/content +passed +1\.[23] s/);
  expect(text).toContain('1 of 2 steps did not pass (types)');
});
