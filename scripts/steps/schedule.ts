import type { Outcome, Step } from './step.ts';

type Run = (step: Step) => Promise<Outcome>;

const names = (steps: readonly Step[]) => steps.map(({ name }) => name).join(', ');

const notRun = (step: Step, failed: readonly string[]): Outcome => ({
  step,
  state: 'not run',
  seconds: 0,
  output: `It needs ${failed.join(' and ')}, which failed.\n`,
  // Tests that did not run are no success: one failure stands for them.
  tests: { passed: 0, failed: step.tests ? 1 : 0 },
});

/**
 * Runs steps in the order given, as many at once as `width` says, each after those it needs. A step whose need has
 * failed is not run. Every other step is run whatever fails, so that one run shows everything there is to mend.
 */
export const schedule = async (steps: readonly Step[], width: number, run: Run): Promise<Outcome[]> => {
  const waiting = [...steps];
  const outcomes = new Map<string, Outcome>();
  const running = new Map<string, Promise<void>>();
  const finish = async (step: Step) => {
    outcomes.set(step.name, await run(step));
    running.delete(step.name);
  };
  const failedNeeds = ({ after = [] }: Step) =>
    after.filter((name) => outcomes.get(name)?.state !== 'passed');
  const isReady = ({ after = [] }: Step) => after.every((name) => outcomes.has(name));

  while (waiting.length > 0 || running.size > 0) {
    const next = running.size < width ? waiting.findIndex(isReady) : -1;
    const step = next >= 0 ? waiting.splice(next, 1)[0] : undefined;
    if (step && failedNeeds(step).length > 0) outcomes.set(step.name, notRun(step, failedNeeds(step)));
    else if (step) running.set(step.name, finish(step));
    else if (running.size > 0) await Promise.race(running.values());
    else throw new Error(`These steps wait for others that do not exist: ${names(waiting)}`);
  }
  return steps.flatMap(({ name }) => outcomes.get(name) ?? []);
};
