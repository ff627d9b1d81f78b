import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { nodeFlags, projectRoot } from '@site/hosting';
import { listenAnywhere } from '@site/hosting/contract/listen.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let project: string;

/** A project without content and without a build. */
beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'start-'));
  for (const part of ['package.json', 'packages/hosting', 'scripts/start.ts', 'build'])
    cpSync(join(projectRoot, part), join(project, part), { recursive: true });
  mkdirSync(join(project, 'node_modules/@site'), { recursive: true });
  symlinkSync(join(project, 'packages/hosting'), join(project, 'node_modules/@site/hosting'));
});
afterAll(() => rmSync(project, { recursive: true }));

const start = async (port: string) => {
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: project,
    env: { PATH: process.env.PATH, PORT: port },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [said, shown, [code]] = await Promise.all([
    text(child.stderr),
    text(child.stdout),
    once(child, 'exit'),
  ]);
  return { said, shown, code };
};

// `exec` puts Node in the place of the shell, which passes no signal on. Windows does not know it, and goes on to the rest.
test('gives Node the flags that the server is put under load with', () => {
  const { scripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
  const command = `node ${nodeFlags.join(' ')} scripts/start.ts`;
  expect(scripts.start).toBe(`exec ${command} || ${command}`);
});

test('says what is wrong before it builds anything', async () => {
  const other = createServer();
  const { port } = new URL(await listenAnywhere(other));
  const { said, shown, code } = await start(port);
  other.close();
  expect(said).toMatch(/^Port \d+ is taken/);
  expect(shown).toBe('');
  expect(code).toBe(1);
});

test('builds what has changed, and serves nothing when that fails', async () => {
  const { said, shown, code } = await start('0');
  expect(shown).toMatch(/^Building the site first/);
  expect(said).toMatch(/Nothing is served, because the site could not be built: see above\.\n$/);
  expect(code).toBe(1);
});
