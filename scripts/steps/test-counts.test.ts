import { expect, it } from 'vitest';
import { countTests, testCounts } from './test-counts.ts';

const file = (...statuses: string[]) => ({
  status: statuses.includes('failed') ? 'failed' : 'passed',
  assertionResults: statuses.map((status) => ({ status })),
});

it('counts the tests of Vitest', () => {
  const report = { numPassedTests: 3, testResults: [file('passed', 'passed'), file('passed', 'failed')] };
  expect(countTests(JSON.stringify(report), 'vitest')).toEqual({ passed: 3, failed: 1 });
});

it('counts a file that could not be loaded as one failure', () => {
  const report = {
    numPassedTests: 1,
    testResults: [file('passed'), { status: 'failed', assertionResults: [] }],
  };
  expect(countTests(JSON.stringify(report), 'vitest')).toEqual({ passed: 1, failed: 1 });
});

it('counts the tests of Playwright, flaky ones and faults outside tests as failed', () => {
  const report = {
    stats: { expected: 7, unexpected: 2, flaky: 1, skipped: 0 },
    errors: [{ message: 'no server' }],
  };
  expect(countTests(JSON.stringify(report), 'playwright')).toEqual({ passed: 7, failed: 4 });
});

it('counts a report that was never written as one failure', async () => {
  const report = { file: 'test-results/never-written.json', runner: 'vitest' } as const;
  expect(await testCounts(report)).toEqual({ passed: 0, failed: 1 });
});

it('counts nothing for a step without tests', async () => {
  expect(await testCounts(undefined)).toEqual({ passed: 0, failed: 0 });
});
