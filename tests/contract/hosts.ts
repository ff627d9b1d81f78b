import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { newestRelease, siteHandler } from '#build/hosting/handler.ts';
import { nginxConf } from '#build/hosting/hosts.ts';
import { readSite } from '#build/hosting/site.ts';
import { claimPort, listen } from '#build/listen.ts';
import { buildPaths, projectRoot } from '#build/paths.ts';
import { testFolder } from '../test-folder.ts';

const paths = buildPaths(projectRoot);
const site = await readSite(paths.site);

/** Serves the build on a port of this machine until the test has finished; resolves to the port. */
export type Host = () => Promise<number>;

/** What `npm start` shows. */
export const local: Host = async () => {
  const server = createServer(siteHandler(newestRelease(projectRoot)));
  onTestFinished(() => void server.close());
  return listen(server, 0);
};

type Words = Readonly<Record<string, string | number>>;

/** A program with a copy of the build, in a folder that its own user may read, and its settings beside this file, their words filled in. */
const program =
  (
    name: string,
    args: readonly string[],
    settings: string,
    words: (place: { root: string; port: number }) => Words,
  ): Host =>
  async () => {
    const folder = await testFolder();
    const [root, file] = [join(folder, 'site'), join(folder, 'host.conf')];
    await chmod(folder, 0o755);
    await cp(paths.dist, root, { recursive: true });
    const port = await claimPort();
    const given: Words = { folder, root, port, ...words({ root, port }) };
    const text = await readFile(join(import.meta.dirname, settings), 'utf8');
    await writeFile(
      file,
      text.replace(/\{\{(\w+)\}\}/g, (_, word) => `${given[word]}`),
    );
    const child = spawn(name, [...args, file], { stdio: ['ignore', 'ignore', 'inherit'] });
    onTestFinished(async () => {
      child.kill();
      if (child.exitCode === null) await once(child, 'exit');
    });
    const answer = () => fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
    await vi.waitUntil(answer, { timeout: 30_000 });
    return port;
  };

export const nginx = program('nginx', ['-e', 'stderr', '-c'], 'nginx.conf', (place) => ({
  site: nginxConf(site, { ...place, host: '_' }),
}));

export const apache = (allowed: string, modules: readonly string[]) =>
  program('apache2', ['-D', 'FOREGROUND', '-f'], 'apache.conf', () => ({
    allowed,
    modules: modules
      .map((module) => `LoadModule ${module}_module /usr/lib/apache2/modules/mod_${module}.so`)
      .join('\n'),
  }));
