import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { projectRoot } from '#deploy/paths.ts';
import type { Outcome, Step } from './step.ts';
import { testCounts } from './test-counts.ts';

/** Programs of the project come first, its own Node among them; none reports anything to anybody. */
const env = {
  ...process.env,
  PATH: [join(projectRoot, 'node_modules/.bin'), process.env.PATH].join(delimiter),
  ASTRO_TELEMETRY_DISABLED: '1',
  // Programs see a pipe here, whatever the person at the keyboard has.
  ...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
};

/** Some programs colour what they write even for a file. */
const readable = (output: Buffer) =>
  process.stdout.isTTY ? output.toString() : stripVTControlCharacters(output.toString());

/** As Ctrl-C would: at this one the test runners close the browsers and servers they have started. */
const killSignal = 'SIGINT';

const seconds = (since: number) => (performance.now() - since) / 1000;

/** Runs a command and keeps what it writes. Resolves to whether it succeeded, also when it cannot be started. */
const run = ([program, ...args]: Step['command'], signal: AbortSignal) =>
  new Promise<{ isGood: boolean; output: string }>((resolve) => {
    if (signal.aborted) return resolve({ isGood: false, output: 'Stopped.\n' });
    const child = spawn(program, args, {
      cwd: projectRoot,
      env,
      signal,
      stdio: ['ignore', 'pipe', 'pipe'],
      killSignal,
    });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', (error) => chunks.push(Buffer.from(`${error.message}\n`)));
    child.on('close', (code) => resolve({ isGood: code === 0, output: readable(Buffer.concat(chunks)) }));
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
