import { readFile, rm } from 'node:fs/promises';
import concurrently from 'concurrently';
import { z } from 'zod';

// `npm test`: what a change can break. `npm run test:all`: the long suite after it. Everything runs, whatever fails; the last line
// is the sum of all tests.
const isAll = process.argv.includes('--all');
// Two at a time, and the browsers alone, which are two: with more the two cores do less.
const stages = [
  { names: ['build'], atOnce: 1 },
  { names: ['test:unit', 'types', 'test:html', 'unused', 'lint'], atOnce: 2 },
  { names: ['test:browser'], atOnce: 1 },
  { names: isAll ? ['test:long', 'test:browser:long', 'test:engines'] : [], atOnce: 1 },
];
const reports = ['unit', 'html', 'browser', ...(isAll ? ['long', 'browser-long'] : [])].map(
  (name) => `test-results/${name}.json`,
);

/** Runs scripts of package.json and resolves to the names of those that failed. What each says comes in one piece. */
const run = async (names: readonly string[], maxProcesses: number): Promise<string[]> => {
  const env = { ASTRO_TELEMETRY_DISABLED: '1', ...(!process.stdout.isTTY && { NO_COLOR: '1' }) };
  const { result } = concurrently(
    names.map((name) => ({ name, command: `node --run ${name}`, env })),
    { group: true, timings: true, prefix: 'name', maxProcesses },
  );
  const ends = await result.catch((closed: Awaited<typeof result>) => closed);
  return ends.filter(({ exitCode }) => exitCode !== 0).map(({ command }) => command.name);
};

const vitest = z
  .object({ numPassedTests: z.int(), numFailedTests: z.int(), numFailedTestSuites: z.int() })
  // A file that cannot be loaded is a failed suite without tests.
  .transform((sum) => ({
    passed: sum.numPassedTests,
    failed: Math.max(sum.numFailedTests, Math.sign(sum.numFailedTestSuites)),
  }));
const playwright = z
  .object({ stats: z.object({ expected: z.int(), unexpected: z.int() }), errors: z.array(z.unknown()) })
  .transform(({ stats, errors }) => ({ passed: stats.expected, failed: stats.unexpected + errors.length }));

/** A report that was never written stands for one failure. */
const read = async (file: string) => {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  return z.union([vitest, playwright]).catch({ passed: 0, failed: 1 }).parse(JSON.parse(text));
};

await Promise.all(reports.map((file) => rm(file, { force: true })));
const failed: string[] = [];
for (const { names, atOnce } of stages) if (names.length > 0) failed.push(...(await run(names, atOnce)));
const sums = await Promise.all(reports.map(read));
if (failed.length > 0) console.log(`Failed: ${failed.join(', ')}`);
const total = (key: 'passed' | 'failed') => sums.reduce((sum, report) => sum + report[key], 0);
console.log(`${total('passed')} passed, ${Math.max(total('failed'), failed.length)} failed`);
if (failed.length > 0) process.exitCode = 1;
