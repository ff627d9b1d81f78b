import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { caddyfile } from '../hosts/caddy.ts';
import { assembleAssets, wranglerConfig } from '../hosts/cloudflare.ts';
import { nginxConf } from '../hosts/nginx.ts';
import type { HostPlan } from '../hosts/plan.ts';
import { withLowerCase } from '../hosts/spellings.ts';
import { createSite } from '../server.ts';
import type { HostName } from './differences.ts';
import type { Fixture } from './fixture.ts';
import { listenAnywhere } from './listen.ts';
import { sendRequest } from './send.ts';

/** A host that serves the fixture. */
export type RunningHost = { base: string; stop: () => Promise<void> };

const freePort = async (): Promise<number> => {
  const server = createServer();
  const base = await listenAnywhere(server);
  server.close();
  await once(server, 'close');
  return Number(new URL(base).port);
};

const planFor = async (fixture: Fixture): Promise<HostPlan> => ({
  site: await withLowerCase(fixture.site, fixture.dist),
  hosts: ['localhost'],
  dir: fixture.dist,
  port: await freePort(),
  secure: false,
});

const stopProcess = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, 'close');
};

/** Starts a program and waits until it answers. Rejects with what it said when it does not. */
const runHost = async (program: string, args: string[], port: number): Promise<RunningHost> => {
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, WRANGLER_SEND_METRICS: 'false' },
  });
  const said: string[] = [];
  child.stdout.on('data', (data) => said.push(`${data}`));
  child.stderr.on('data', (data) => said.push(`${data}`));
  await once(child, 'spawn');
  const base = `http://127.0.0.1:${port}`;
  for (let attempt = 0; attempt < 150 && child.exitCode === null; attempt += 1) {
    const answers = await sendRequest(base, { path: '/' }).then(
      () => true,
      () => false,
    );
    if (answers) return { base, stop: () => stopProcess(child) };
    await wait(200);
  }
  await stopProcess(child);
  throw new Error(`${program} does not answer: ${said.join('')}`);
};

const startEmbedded = async ({ dist, site }: Fixture): Promise<RunningHost> => {
  const embedded = await createSite({ dir: dist, site, allowedHosts: ['localhost'] });
  return { base: await listenAnywhere(embedded.server), stop: () => embedded.stop() };
};

const startNginx = async (fixture: Fixture): Promise<RunningHost> => {
  const plan = await planFor(fixture);
  const folder = join(fixture.root, 'nginx');
  await mkdir(folder);
  const main = `
${process.env.NGINX_MODULES ?? 'include /etc/nginx/modules-enabled/*.conf;'}
pid ${folder}/pid; error_log stderr; user root;
events { }
http { access_log off; client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder};
uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
${nginxConf(plan)}
}`;
  await writeFile(join(folder, 'nginx.conf'), main);
  return runHost('nginx', ['-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'], plan.port);
};

const startCaddy = async (fixture: Fixture): Promise<RunningHost> => {
  const plan = await planFor(fixture);
  const file = join(fixture.root, 'Caddyfile');
  await writeFile(file, `{\n\tadmin off\n\tauto_https off\n}\n${caddyfile(plan)}`);
  return runHost('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], plan.port);
};

const startCloudflare = async (fixture: Fixture): Promise<RunningHost> => {
  const folder = join(fixture.root, 'cloudflare');
  const site = await withLowerCase(fixture.site, fixture.dist);
  await assembleAssets(fixture.dist, site, join(folder, 'assets'));
  await writeFile(join(folder, 'wrangler.jsonc'), wranglerConfig('contract'));
  const port = await freePort();
  const args = ['dev', '--config', join(folder, 'wrangler.jsonc'), '--ip', '127.0.0.1', '--port', `${port}`];
  return runHost('wrangler', args, port);
};

/** How to start each host. Rejects with the code `ENOENT` when its program is not installed. */
export const starters = {
  embedded: startEmbedded,
  nginx: startNginx,
  caddy: startCaddy,
  cloudflare: startCloudflare,
} satisfies Record<HostName, (fixture: Fixture) => Promise<RunningHost>>;
