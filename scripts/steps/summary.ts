import type { Outcome } from './step.ts';

const row = ({ step, state, seconds, tests }: Outcome, width: number) => {
  const counted =
    step.tests && state !== 'not run' ? `  ${tests.passed} of ${tests.passed + tests.failed} tests` : '';
  return `  ${step.name.padEnd(width)}  ${state.padEnd('not run'.length)}  ${seconds.toFixed(1).padStart(6)} s${counted}`;
};

/** The table of all steps, and as its last line the sum of the tests of all runners. */
export const summary = (outcomes: readonly Outcome[], total: number): string => {
  const width = Math.max(...outcomes.map(({ step }) => step.name.length));
  const bad = outcomes.filter(({ state }) => state !== 'passed').map(({ step }) => step.name);
  const sum = (key: 'passed' | 'failed') => outcomes.reduce((count, { tests }) => count + tests[key], 0);
  return [
    ...outcomes.map((outcome) => row(outcome, width)),
    '',
    bad.length === 0
      ? `All ${outcomes.length} steps passed in ${total.toFixed(0)} s.`
      : `${bad.length} of ${outcomes.length} steps did not pass (${bad.join(', ')}) in ${total.toFixed(0)} s.`,
    `tests: ${sum('passed')} passed, ${sum('failed')} failed`,
  ].join('\n');
};
