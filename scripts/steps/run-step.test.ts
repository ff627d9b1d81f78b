import { expect, it } from 'vitest';
import { runStep } from './run-step.ts';

const never = new AbortController().signal;
const node = (script: string) => ['node', '-e', script] as const;

it('passes a command that ends well', async () => {
  const { state } = await runStep({ name: 'good', command: node('') }, never);
  expect(state).toBe('passed');
});

it('fails a command that does not, and keeps what it said on both streams', async () => {
  const script = 'console.log("out"); console.error("err"); process.exitCode = 3';
  const { state, output } = await runStep({ name: 'bad', command: node(script) }, never);
  expect(state).toBe('failed');
  expect(output).toMatch(/out/);
  expect(output).toMatch(/err/);
});

it('fails a program that is not there, and names it', async () => {
  const { state, output } = await runStep({ name: 'gone', command: ['no-such-program'] }, never);
  expect(state).toBe('failed');
  expect(output).toContain('no-such-program');
});

it('fails a step whose tests left no report, though the command ended well', async () => {
  const tests = { file: 'test-results/never-written.json', runner: 'vitest' } as const;
  const outcome = await runStep({ name: 'silent', command: node(''), tests }, never);
  expect(outcome.state).toBe('failed');
  expect(outcome.tests).toEqual({ passed: 0, failed: 1 });
});

it('runs programs on the Node that the project brings', async () => {
  const { output } = await runStep({ name: 'node', command: ['node', '--version'] }, never);
  expect(output.trim()).toBe(process.version);
});

it('ends a command that is running when it is stopped', async () => {
  const stopping = new AbortController();
  const running = runStep({ name: 'long', command: node('setInterval(() => {}, 1000)') }, stopping.signal);
  stopping.abort();
  expect((await running).state).toBe('failed');
});
