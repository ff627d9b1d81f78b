import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { assetsIgnore, cdnHeaders, cdnRedirects, wranglerConfig } from './cdn.ts';
import { htaccess } from './htaccess.ts';
import { containerfile, nginxConf } from './nginx.ts';
import type { Site } from './site.ts';

/** Where nginx is told to find the site. */
const root = '/srv/site';

/**
 * Writes what each host is told: into `dist` what it reads in the folder of the site, into `generated` the rest.
 * @param files the published files
 */
export const writeHostFiles = async (
  { dist, generated }: { dist: string; generated: string },
  site: Site,
  files: readonly string[],
): Promise<void> => {
  await mkdir(generated, { recursive: true });
  const texts = {
    [join(dist, '.htaccess')]: htaccess(site),
    [join(dist, '_headers')]: cdnHeaders(site, files),
    [join(dist, '_redirects')]: cdnRedirects(site),
    [join(dist, '.assetsignore')]: assetsIgnore,
    [join(generated, 'wrangler.json')]: wranglerConfig,
    [join(generated, 'nginx.conf')]: nginxConf(site, { port: 80, root, host: new URL(site.url).hostname }),
    [join(generated, 'nginx-container.conf')]: nginxConf(site, { port: 8080, root, host: '_' }),
    [join(generated, 'Containerfile')]: containerfile,
    [join(generated, 'site.json')]: `${JSON.stringify(site, null, 2)}\n`,
  };
  for (const [file, text] of Object.entries(texts)) await writeFile(file, text);
};
