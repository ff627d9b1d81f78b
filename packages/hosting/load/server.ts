import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildPaths, projectRoot } from '../paths.ts';
import { Problem } from '../problem.ts';
import { nodeFlags } from '../server/limits.ts';

/** The built site in a folder of its own, as a container has it: no packages, and files that may be taken away. */
export type Copy = { root: string; dist: string; remove: () => Promise<void> };

export const copySite = async (): Promise<Copy> => {
  const root = await mkdtemp(join(tmpdir(), 'load-'));
  const from = buildPaths(projectRoot);
  const to = buildPaths(root);
  await cp(join(projectRoot, 'packages/hosting'), join(root, 'packages/hosting'), {
    recursive: true,
  });
  await cp(join(projectRoot, 'package.json'), join(root, 'package.json'));
  await mkdir(to.generated);
  try {
    await cp(from.dist, to.dist, { recursive: true });
    await cp(from.site, to.site);
  } catch {
    throw new Problem('There is no build to put under load: run npm run build first.');
  }
  return { root, dist: to.dist, remove: () => rm(root, { recursive: true }) };
};

/** The embedded server in a process of its own, which writes its access log as it would for a visitor. */
export type Process = { child: ChildProcess; port: number };

/** Starts it. Port 0 means any that is free. Resolves when it answers. */
export const startProcess = async ({ root }: Copy, port = 0): Promise<Process> => {
  const child = spawn(process.execPath, [...nodeFlags, 'packages/hosting/serve.ts'], {
    cwd: root,
    env: { PATH: process.env.PATH, PORT: String(port), HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = await once(child.stdout, 'data');
  child.stdout.resume();
  const found = /^Serving http:\/\/127\.0\.0\.1:(\d+)/.exec(`${said}`)?.[1];
  if (found === undefined) throw new Error(`the server said: ${said}`);
  return { child, port: Number(found) };
};

/** Ends it with a signal and waits for it. Resolves to its exit code, or nothing when the signal ended it. */
export const endProcess = async ({ child }: Process, signal: NodeJS.Signals = 'SIGTERM') => {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  child.kill(signal);
  const [code] = await once(child, 'exit');
  return code;
};

/** The memory that a process holds, in megabytes. */
export const residentMegabytes = ({ child }: Process) => {
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
};
