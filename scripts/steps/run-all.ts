import { rm } from 'node:fs/promises';
import { Problem, stopSignal } from '@site/hosting';
import { runSteps } from './run-steps.ts';
import { sumTests } from './test-sum.ts';

/** Steps by their names in package.json, and the reports that their tests leave. */
export type Plan = {
  first: readonly string[];
  /** Those of the first without which the second can say nothing. */
  needed: readonly string[];
  second: readonly string[];
  reports: readonly string[];
};

/**
 * Runs everything there is to check, whatever fails, so that one run shows all there is to mend. The last line is the
 * sum of all tests. The process ends with an exit code above 0 when anything failed.
 */
export const runAll = async ({ first, needed, second, reports }: Plan): Promise<void> => {
  const stopping = stopSignal();
  const run = async (names: readonly string[]) => {
    const failed = await runSteps(names);
    if (stopping.aborted) throw new Problem('Stopped before the end.');
    return failed;
  };
  // What an earlier run left must not be counted.
  await Promise.all(reports.map((file) => rm(file, { force: true })));
  const failed = await run(first);
  const missing = failed.filter((name) => needed.includes(name));
  if (missing.length > 0) console.log(`Not run, without ${missing.join(' and ')}: ${second.join(', ')}`);
  else failed.push(...(await run(second)));
  const sum = await sumTests(reports);
  if (failed.length > 0) console.log(`Failed: ${failed.join(', ')}`);
  console.log(`${sum.passed} passed, ${sum.failed} failed, ${sum.skipped} skipped`);
  if (failed.length > 0 || sum.failed > 0) process.exitCode = 1;
};
