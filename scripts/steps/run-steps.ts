import { stopSignal } from '#deploy/run-node.ts';
import { runStep } from './run-step.ts';
import { schedule } from './schedule.ts';
import type { Outcome, Step } from './step.ts';
import { summary } from './summary.ts';

/** As many at once as the smallest machine it is made for has cores. */
const width = 2;

const show = ({ step, output }: Outcome) => {
  console.log(`\n──── ${step.name}: ${step.command.join(' ')}\n\n${output.trimEnd()}\n`);
};

/**
 * Runs the steps and shows what the failed ones said, then the summary, whose last line counts the tests. The
 * process ends with an exit code above 0 when anything did not pass, or when it was stopped.
 */
export const runSteps = async (steps: readonly Step[]): Promise<void> => {
  const signal = stopSignal();
  const start = performance.now();
  const outcomes = await schedule(steps, width, async (step) => {
    const outcome = await runStep(step, signal);
    if (outcome.state !== 'passed' && !signal.aborted) show(outcome);
    return outcome;
  });
  if (signal.aborted) {
    console.error('Stopped before the end.');
    process.exitCode = 1;
    return;
  }
  console.log(`\n${summary(outcomes, (performance.now() - start) / 1000)}`);
  if (outcomes.some(({ state }) => state !== 'passed')) process.exitCode = 1;
};
