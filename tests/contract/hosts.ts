import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { newestRelease, siteHandler } from '#build/hosting/handler.ts';
import { nginxConf } from '#build/hosting/nginx.ts';
import { readSite } from '#build/hosting/site.ts';
import { claimPort, listen } from '#build/listen.ts';
import { buildPaths } from '#build/paths.ts';

/** A host that serves a build on a port of this machine, for as long as `use` takes. */
export type Host = <T>(root: string, use: (port: number) => Promise<T>) => Promise<T>;

/** What `npm start` shows. */
export const local: Host = async (root, use) => {
  const server = createServer(siteHandler(newestRelease(root)));
  try {
    return await use(await listen(server, 0));
  } finally {
    server.close();
  }
};

const until = async (port: number, child: ReturnType<typeof spawn>) => {
  while (child.exitCode === null) {
    const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
    if (answer) return;
    await pause(50);
  }
  throw new Error(`${child.spawnfile} ended before it answered.`);
};

/** A program with a copy of the build, in a folder that its own user may read, and settings made for both. */
const program =
  (
    name: string,
    args: readonly string[],
    settings: (site: string, folder: string, port: number) => Promise<string>,
  ): Host =>
  async (root, use) => {
    const folder = await mkdtemp(join(tmpdir(), `${name}-`));
    const site = join(folder, 'site');
    const file = join(folder, 'host.conf');
    try {
      await chmod(folder, 0o755);
      await cp(buildPaths(root).dist, site, { recursive: true });
      const port = await claimPort();
      await writeFile(file, await settings(site, folder, port));
      const child = spawn(name, [...args, file], { stdio: ['ignore', 'ignore', 'inherit'] });
      await once(child, 'spawn');
      try {
        await until(port, child);
        return await use(port);
      } finally {
        child.kill();
        if (child.exitCode === null) await once(child, 'exit');
      }
    } finally {
      await rm(folder, { recursive: true });
    }
  };

/** As Debian has it, with the module for compressed copies. */
export const nginx = program('nginx', ['-e', 'stderr', '-c'], async (root, folder, port) => {
  const site = await readSite(buildPaths(process.cwd()).site);
  return `load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;
daemon off; pid ${folder}/pid; error_log /dev/null; events {}
http {
access_log off;
${nginxConf(site, { port, root, host: '_' })}
}
`;
});

const needed = ['mpm_event', 'authz_core', 'mime', 'dir', 'negotiation', 'autoindex', 'alias', 'setenvif'];

/** Apache as rented web space may have it: what an .htaccess may say there, and which modules it finds. */
export const apache = (allowed: string, modules: readonly string[]): Host =>
  program('apache2', ['-D', 'FOREGROUND', '-f'], async (root, folder, port) => {
    const loaded = [...needed, ...modules].map(
      (module) => `LoadModule ${module}_module /usr/lib/apache2/modules/mod_${module}.so`,
    );
    return `ServerRoot ${folder}
PidFile pid
Mutex file:${folder} default
DefaultRuntimeDir ${folder}
ErrorLog /dev/null
Listen 127.0.0.1:${port}
ServerName localhost
User www-data
Group www-data
${loaded.join('\n')}
TypesConfig /etc/mime.types
Include /etc/apache2/mods-available/mime.conf
DirectoryIndex index.html
DocumentRoot ${root}
<Directory ${root}>
  Options +FollowSymLinks +MultiViews +Indexes
  AllowOverride ${allowed}
  Require all granted
</Directory>
`;
  });
