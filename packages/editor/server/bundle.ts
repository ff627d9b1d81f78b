import { join } from 'node:path';
import { build } from 'vite';

/** A file of the editor's own pages. */
export type Asset = { type: string; body: string | Uint8Array };

const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  woff2: 'font/woff2',
};

/**
 * The editor's own pages, made in memory: no file is written.
 * @param look the folder of the site's styles and fonts
 */
export const bundle = async (look: string): Promise<ReadonlyMap<string, Asset>> => {
  const result = await build({
    configFile: false,
    root: join(import.meta.dirname, '../app'),
    logLevel: 'error',
    resolve: { alias: { '@look': look } },
    build: {
      write: false,
      assetsInlineLimit: 0,
      modulePreload: false,
      chunkSizeWarningLimit: 5000,
    },
  });
  if ('close' in result) return new Map();
  return new Map(
    [result].flat().flatMap(({ output }) =>
      output.map((file): [string, Asset] => [
        file.fileName === 'index.html' ? '/' : `/${file.fileName}`,
        {
          type: types[file.fileName.replace(/.*\./, '')] ?? 'application/octet-stream',
          body: file.type === 'chunk' ? file.code : file.source,
        },
      ]),
    ),
  );
};
