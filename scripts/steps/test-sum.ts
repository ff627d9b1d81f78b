import { readFile } from 'node:fs/promises';
import { z } from 'zod';

export type TestSum = { passed: number; failed: number; skipped: number };

const vitest = z
  .object({
    numPassedTests: z.int(),
    numPendingTests: z.int(),
    numTodoTests: z.int(),
    testResults: z.array(
      z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) }),
    ),
  })
  .transform(({ numPassedTests, numPendingTests, numTodoTests, testResults }) => {
    const failures = testResults.map(({ status, assertionResults }) => {
      const failed = assertionResults.filter((test) => test.status === 'failed').length;
      // A file that cannot even be loaded has no tests to fail.
      return status === 'failed' ? Math.max(failed, 1) : failed;
    });
    const failed = failures.reduce((sum, count) => sum + count, 0);
    return { passed: numPassedTests, failed, skipped: numPendingTests + numTodoTests };
  });

const playwright = z
  .object({
    stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int(), skipped: z.int() }),
    // Faults outside any test: a server that does not start, a file with a syntax error.
    errors: z.array(z.unknown()),
  })
  .transform(({ stats, errors }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  }));

const report = z.union([vitest, playwright]);

/** A report that was never written stands for tests that did not run to the end: one failure. */
const readSum = async (file: string): Promise<TestSum> => {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? { passed: 0, failed: 1, skipped: 0 } : report.parse(JSON.parse(text));
};

/** The tests in the reports that Vitest and Playwright have written, all together. */
export const sumTests = async (files: readonly string[]): Promise<TestSum> => {
  const sums = await Promise.all(files.map(readSum));
  const add = (key: keyof TestSum) => sums.reduce((total, sum) => total + sum[key], 0);
  return { passed: add('passed'), failed: add('failed'), skipped: add('skipped') };
};
