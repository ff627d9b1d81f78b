/** One thing that `npm run check` or `npm test` looks at: a command of its own. */
export type Step = {
  name: string;
  /** The program and its arguments, run in the project's folder. */
  command: readonly [string, ...string[]];
  /** The steps that must have passed before this one can say anything. */
  after?: readonly string[];
  /** Where the step leaves the results of its tests, for the count at the end. */
  tests?: TestReport;
};

/** A file written by the JSON reporter of a test runner. */
export type TestReport = { file: string; runner: 'vitest' | 'playwright' };

export type TestCounts = { passed: number; failed: number };

/** What came of a step. */
export type Outcome = {
  step: Step;
  state: 'passed' | 'failed' | 'not run';
  seconds: number;
  /** All that the command wrote, or why it was not run. */
  output: string;
  tests: TestCounts;
};
