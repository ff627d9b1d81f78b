import { expect, it } from 'vitest';
import { schedule } from './schedule.ts';
import type { Outcome, Step } from './step.ts';

const step = (name: string, ...after: string[]): Step => ({ name, command: ['true'], after });

/** Runs steps that take a turn of the event loop each, and notes how they lie in time. */
const recorded = async (steps: readonly Step[], failing: readonly string[] = []) => {
  const log: string[] = [];
  let running = 0;
  let most = 0;
  const outcomes = await schedule(steps, 2, async (which): Promise<Outcome> => {
    running += 1;
    most = Math.max(most, running);
    log.push(`${which.name} starts`);
    await new Promise(setImmediate);
    log.push(`${which.name} ends`);
    running -= 1;
    const state = failing.includes(which.name) ? 'failed' : 'passed';
    return { step: which, state, seconds: 0, output: '', tests: { passed: 0, failed: 0 } };
  });
  return { log, most, states: outcomes.map(({ state }) => state) };
};

it('runs two steps at once and never three', async () => {
  const { most, states } = await recorded([step('a'), step('b'), step('c'), step('d')]);
  expect(most).toBe(2);
  expect(states).toEqual(['passed', 'passed', 'passed', 'passed']);
});

it('starts a step only when what it needs has ended, and meanwhile those behind it', async () => {
  const { log } = await recorded([step('build'), step('html', 'build'), step('lint')]);
  expect(log.indexOf('html starts')).toBeGreaterThan(log.indexOf('build ends'));
  expect(log.indexOf('lint starts')).toBeLessThan(log.indexOf('build ends'));
});

it('does not run what needs a failed step, and runs all the rest', async () => {
  const steps = [step('build'), step('html', 'build'), step('after html', 'html'), step('lint')];
  const { states } = await recorded(steps, ['build']);
  expect(states).toEqual(['failed', 'not run', 'not run', 'passed']);
});

it('refuses a step that waits for a name nobody has', async () => {
  await expect(recorded([step('a', 'nobody')])).rejects.toThrow(/do not exist: a/);
});
