import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeEach, expect, test } from 'vitest';
import { listen } from '#build/listen.ts';
import { projectRoot } from '#build/paths.ts';
import { testFolder } from '#tests/test-folder.ts';

let project: string;

/** A project without content and without a build. */
beforeEach(async () => {
  project = await testFolder();
  for (const part of ['package.json', 'scripts/start.ts', 'scripts/build.ts', 'build'])
    cpSync(join(projectRoot, part), join(project, part), { recursive: true });
  symlinkSync(join(projectRoot, 'node_modules'), join(project, 'node_modules'));
});

const start = async (port: string) => {
  const child = spawn(process.execPath, ['scripts/start.ts', 'scripts/build.ts'], {
    cwd: project,
    env: { PATH: process.env.PATH, PORT: port },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  const [said, shown, [code]] = await Promise.all([text(child.stderr), text(child.stdout), ended]);
  return { said, shown, code };
};

test('says what is wrong before it builds anything', async () => {
  const other = createServer();
  const port = await listen(other, 0);
  const [{ said, shown, code }, unusable] = await Promise.all([start(`${port}`), start('http')]);
  other.close();
  expect(said).toMatch(/^Port \d+ is taken/);
  expect(shown).toBe('');
  expect(code).toBe(1);
  expect(unusable.said).toMatch(/^PORT is "http" and HOST is "localhost", where nothing can listen/);
});

test('builds what has changed, and serves nothing when that fails', async () => {
  const { said, shown, code } = await start('0');
  expect(shown).toMatch(/^Building the site first/);
  expect(said).toMatch(/Nothing is shown, because the site could not be built: see above\.\n$/);
  expect(code).toBe(1);
});
