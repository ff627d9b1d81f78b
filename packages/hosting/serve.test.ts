import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Fixture, makeFixture } from './contract/fixture.ts';
import { projectRoot } from './paths.ts';
import { startServer } from './serve.ts';

let fixture: Fixture;
let project: string;
const children: ChildProcess[] = [];

/** A project as a container has it: the built site, the modules of the server, no packages. */
beforeAll(async () => {
  fixture = await makeFixture();
  project = await mkdtemp(join(tmpdir(), 'serve-'));
  await cp(join(projectRoot, 'packages/hosting'), join(project, 'packages/hosting'), { recursive: true });
  await cp(join(projectRoot, 'package.json'), join(project, 'package.json'));
  await cp(fixture.dist, join(project, 'dist'), { recursive: true });
  await mkdir(join(project, 'generated'));
  await writeFile(join(project, 'generated/site.json'), JSON.stringify(fixture.site));
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});
afterAll(async () => {
  await rm(project, { recursive: true });
  await fixture.remove();
});

const run = (script: string, env: Record<string, string>) => {
  const child = spawn(process.execPath, [script], {
    cwd: project,
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  return child;
};

const serving = async (env: Record<string, string> = {}) => {
  const child = run('packages/hosting/serve.ts', { PORT: '0', ...env });
  const [said] = await once(child.stdout, 'data');
  const url = /^Serving (http:\/\/localhost:\d+)\n/.exec(`${said}`)?.[1] ?? '';
  return { child, url, port: new URL(url).port };
};

describe('the served site', () => {
  test('answers at the address it prints, and logs', async () => {
    const { child, url } = await serving();
    const lines = once(child.stdout, 'data');
    const reply = await fetch(`${url}/about`);
    expect(reply.status).toBe(200);
    expect(await reply.text()).toContain('<h1>About</h1>');
    expect(`${await lines}`).toMatch(/ GET \/about 200 /);
  });

  test('logs nothing with LOG=off', async () => {
    const { child, url } = await serving({ LOG: 'off' });
    const rest = text(child.stdout);
    await fetch(url);
    child.kill('SIGTERM');
    expect(await rest).toBe('');
  });

  test.each(['SIGTERM', 'SIGINT'] as const)(
    'ends cleanly on %s, with a visitor still connected',
    async (signal) => {
      const { child, url } = await serving();
      await (await fetch(url)).text();
      child.kill(signal);
      expect(await once(child, 'exit')).toEqual([0, null]);
    },
  );

  test('goes over to a new build by itself', async () => {
    const { url } = await serving();
    const siteFile = join(project, 'generated/site.json');
    await writeFile(
      siteFile,
      JSON.stringify({ ...fixture.site, redirects: [{ from: '/fresh', to: '/about' }] }),
    );
    await utimes(siteFile, new Date(), new Date(Date.now() + 5000));
    const status = async () => (await fetch(`${url}/fresh`, { redirect: 'manual' })).status;
    await expect.poll(status, { timeout: 5000 }).toBe(301);
  });
});

describe('what stands in the way of serving', () => {
  const outcome = async (script: string, env: Record<string, string>) => {
    const child = run(script, env);
    const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
    return { said, code };
  };

  test('a port that is taken: one sentence, with what to do', async () => {
    const { port } = await serving();
    const { said, code } = await outcome('packages/hosting/serve.ts', { PORT: port });
    expect(said).toBe(
      `Port ${port} is taken: stop the program that uses it, or choose another port, ` +
        `as in: PORT=${Number(port) + 1}\n`,
    );
    expect(code).toBe(1);
  });
  test('a port that is none', async () => {
    const { said, code } = await outcome('packages/hosting/serve.ts', { PORT: 'http' });
    expect(said).toBe('PORT is "http". Give a whole number from 0 to 65535, as in: PORT=8080 npm start\n');
    expect(code).toBe(1);
  });
  test('a host that is not this machine', async () => {
    const { said, code } = await outcome('packages/hosting/serve.ts', { PORT: '0', HOST: '203.0.113.1' });
    expect(said).toMatch(/^HOST is "203.0.113.1", which is no address of this machine: .*\n$/);
    expect(code).toBe(1);
  });
  test('nothing built', async () => {
    const options = { port: 0, host: 'localhost', allowedHosts: [], log: false, secure: false };
    await expect(startServer(options, fixture.root)).rejects.toThrow(
      /nothing to serve yet: run npm run build/,
    );
  });
});
