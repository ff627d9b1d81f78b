import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { allDone } from '../all-done.ts';
import type { Site } from '../site.ts';
import { caddyfile } from './caddy.ts';
import { assembleAssets, wranglerConfig } from './cloudflare.ts';
import { containerfile } from './container.ts';
import { nginxConf } from './nginx.ts';
import type { HostPlan } from './plan.ts';
import { withLowerCase } from './spellings.ts';

/** Where nginx and Caddy are told to find the site. */
const remoteDir = '/srv/site';

/** Writes the configuration of every host into a folder, and the files for the CDN beside its own. */
export const writeHostFiles = async (
  target: string,
  { dist, site, hosts }: { dist: string; site: Site; hosts: readonly string[] },
): Promise<void> => {
  const spelled = await withLowerCase(site, dist);
  const plan: HostPlan = { site: spelled, hosts, dir: remoteDir, port: 80, secure: true };
  const cdn = join(target, 'cloudflare');
  await mkdir(cdn, { recursive: true });
  await allDone([
    writeFile(join(target, 'nginx.conf'), nginxConf(plan)),
    writeFile(join(target, 'Caddyfile'), caddyfile(plan)),
    writeFile(join(target, 'Containerfile'), containerfile(hosts, process.versions.node)),
    writeFile(join(cdn, 'wrangler.jsonc'), wranglerConfig('site')),
    assembleAssets(dist, spelled, join(cdn, 'assets')),
  ]);
};
