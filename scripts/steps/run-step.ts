import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { projectRoot } from '#deploy/paths.ts';
import type { Outcome, Step } from './step.ts';
import { testCounts } from './test-counts.ts';

/** Programs of the project come first, its own Node among them; none reports anything to anybody. */
const env = {
  ...process.env,
  PATH: [join(projectRoot, 'node_modules/.bin'), process.env.PATH].join(delimiter),
  ASTRO_TELEMETRY_DISABLED: '1',
  ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }),
};

const seconds = (since: number) => (performance.now() - since) / 1000;

/** Runs a command and keeps what it writes. Resolves to whether it succeeded, also when it cannot be started. */
const run = ([program, ...args]: Step['command'], signal: AbortSignal) =>
  new Promise<{ isGood: boolean; output: string }>((resolve) => {
    if (signal.aborted) return resolve({ isGood: false, output: 'Stopped.\n' });
    const child = spawn(program, args, { cwd: projectRoot, env, signal, stdio: ['ignore', 'pipe', 'pipe'] });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', (error) => chunks.push(Buffer.from(`${error.message}\n`)));
    child.on('close', (code) => resolve({ isGood: code === 0, output: Buffer.concat(chunks).toString() }));
  });

/** Runs a step and counts its tests. A report of an earlier run is removed first. */
export const runStep = async (step: Step, signal: AbortSignal): Promise<Outcome> => {
  if (step.tests) await rm(step.tests.file, { force: true });
  const start = performance.now();
  const { isGood, output } = await run(step.command, signal);
  const tests = await testCounts(step.tests);
  const state = isGood && tests.failed === 0 ? 'passed' : 'failed';
  return { step, state, seconds: seconds(start), output, tests };
};
