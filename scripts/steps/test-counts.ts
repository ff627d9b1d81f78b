import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { TestCounts, TestReport } from './step.ts';

const vitest = z
  .object({
    numPassedTests: z.int(),
    testResults: z.array(
      z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) }),
    ),
  })
  .transform(({ numPassedTests, testResults }) => {
    const failures = testResults.map(({ status, assertionResults }) => {
      const failed = assertionResults.filter((test) => test.status === 'failed').length;
      // A file that cannot even be loaded has no tests to fail.
      return status === 'failed' ? Math.max(failed, 1) : failed;
    });
    return { passed: numPassedTests, failed: failures.reduce((sum, count) => sum + count, 0) };
  });

const playwright = z
  .object({
    stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }),
    // Faults outside any test: a server that does not start, a file with a syntax error.
    errors: z.array(z.unknown()),
  })
  .transform(({ stats, errors }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
  }));

const formats = { vitest, playwright };

/** The counts in a report's text. Throws when it is not what the runner writes. */
export const countTests = (text: string, runner: TestReport['runner']): TestCounts =>
  formats[runner].parse(JSON.parse(text));

/**
 * The counts of a step that has run. Without a report its tests did not run to the end, which is one failure,
 * so that the sum never looks better than it is.
 */
export const testCounts = async (report: TestReport | undefined): Promise<TestCounts> => {
  if (!report) return { passed: 0, failed: 0 };
  const text = await readFile(report.file, 'utf8').catch(() => undefined);
  return text === undefined ? { passed: 0, failed: 1 } : countTests(text, report.runner);
};
