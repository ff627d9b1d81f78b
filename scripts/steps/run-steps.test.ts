import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runSteps } from './run-steps.ts';

const say = (word: string, ms: number) => `node -e "setTimeout(() => console.log('${word}'), ${ms})"`;
const scripts = {
  slow: say('one', 300),
  quick: say('two', 0),
  bad: `node -e "console.error('what is wrong'); process.exit(3)"`,
  version: 'node --version',
};

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'steps-'));
  await writeFile(join(folder, 'package.json'), JSON.stringify({ scripts }));
});
afterEach(() => rm(folder, { recursive: true }));

const run = async (...names: string[]) => {
  const stream = new PassThrough();
  const failed = await runSteps(names, stream, folder);
  stream.end();
  return { failed, said: await text(stream) };
};

test('runs the others when one fails, and names it with what it said', async () => {
  const { failed, said } = await run('bad', 'quick');
  expect(failed).toEqual(['bad']);
  expect(said).toContain('[bad] what is wrong');
  expect(said).toContain('[quick] two');
});

test('shows what each says in one piece, in their order', async () => {
  const { failed, said } = await run('slow', 'quick');
  expect(failed).toEqual([]);
  expect(said.indexOf('[slow] one')).toBeLessThan(said.indexOf('[quick] two'));
});

test('runs them with the Node that the project brings', async () => {
  expect((await run('version')).said).toContain(`[version] ${process.version}`);
});

test('fails a script that is not there', async () => {
  expect((await run('gone')).failed).toEqual(['gone']);
});
