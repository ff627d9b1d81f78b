import { join } from 'node:path';
import { build } from 'vite';

/**
 * Makes the editor's own pages.
 * @param look the folder of the site's styles and fonts
 * @param folder where they come to lie
 */
export const bundle = (look: string, folder: string) =>
  build({
    configFile: false,
    root: join(import.meta.dirname, '../app'),
    logLevel: 'error',
    resolve: { alias: { '@look': look } },
    build: {
      outDir: folder,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      modulePreload: false,
      chunkSizeWarningLimit: 5000,
    },
  });
