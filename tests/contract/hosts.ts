import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, writeFile } from 'node:fs/promises';
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

/** A program with a copy of the build, in a folder that its own user may read, and settings made for both. */
const program =
  (
    name: string,
    args: readonly string[],
    settings: (root: string, folder: string, port: number) => string,
  ): Host =>
  async () => {
    const folder = await testFolder();
    const [root, file] = [join(folder, 'site'), join(folder, 'host.conf')];
    await chmod(folder, 0o755);
    await cp(paths.dist, root, { recursive: true });
    const port = await claimPort();
    await writeFile(file, settings(root, folder, port));
    const child = spawn(name, [...args, file], { stdio: ['ignore', 'ignore', 'inherit'] });
    onTestFinished(async () => {
      child.kill();
      if (child.exitCode === null) await once(child, 'exit');
    });
    const answer = () => fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
    await vi.waitUntil(answer, { timeout: 30_000 });
    return port;
  };

/** As Debian has it, with the module for compressed copies. */
export const nginx = program(
  'nginx',
  ['-e', 'stderr', '-c'],
  (root, folder, port) =>
    `load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;
daemon off; pid ${folder}/pid; error_log /dev/null; events {}
http {
access_log off;
${nginxConf(site, { port, root, host: '_' })}
}
`,
);

const needed = ['mpm_event', 'authz_core', 'mime', 'dir', 'negotiation', 'autoindex', 'alias', 'setenvif'];

/** Apache as rented web space may have it: what an .htaccess may say there, and which modules it finds. */
export const apache = (allowed: string, modules: readonly string[]): Host =>
  program('apache2', ['-D', 'FOREGROUND', '-f'], (root, folder, port) => {
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
