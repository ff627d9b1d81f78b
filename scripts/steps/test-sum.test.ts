import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sumTests } from './test-sum.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'reports-'));
});
afterEach(() => rm(folder, { recursive: true }));

const sumOf = async (...reports: object[]) => {
  const files = reports.map((_, index) => join(folder, `${index}.json`));
  await Promise.all(reports.map((report, index) => writeFile(files[index] ?? '', JSON.stringify(report))));
  return sumTests(files);
};
const file = (...statuses: string[]) => ({
  status: statuses.includes('failed') ? 'failed' : 'passed',
  assertionResults: statuses.map((status) => ({ status })),
});
const vitest = {
  numPassedTests: 3,
  numPendingTests: 2,
  numTodoTests: 1,
  testResults: [file('passed', 'passed'), file('passed', 'failed', 'pending', 'pending', 'todo')],
};
const playwright = {
  stats: { expected: 7, unexpected: 2, flaky: 1, skipped: 4 },
  errors: [{ message: 'no server' }],
};

test('counts the tests of Vitest', async () => {
  expect(await sumOf(vitest)).toEqual({ passed: 3, failed: 1, skipped: 3 });
});

test('counts a file that could not be loaded as one failure', async () => {
  const report = { ...vitest, testResults: [file('passed'), { status: 'failed', assertionResults: [] }] };
  expect(await sumOf(report)).toMatchObject({ passed: 3, failed: 1 });
});

test('counts the tests of Playwright, flaky ones and faults outside tests as failed', async () => {
  expect(await sumOf(playwright)).toEqual({ passed: 7, failed: 4, skipped: 4 });
});

test('adds all reports, and counts one that was never written as a failure', async () => {
  expect(await sumOf(vitest, playwright)).toEqual({ passed: 10, failed: 5, skipped: 7 });
  expect(await sumTests([join(folder, 'never.json')])).toEqual({ passed: 0, failed: 1, skipped: 0 });
});
