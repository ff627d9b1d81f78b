import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Connect, type Plugin, preview } from 'vite';

/**
 * Makes the editor's own pages.
 * @param look the folder of the site's styles and fonts, and what gives those that are in no file
 * @param folder where they come to lie
 */
export const bundle = (look: { folder: string; made: Plugin }, folder: string) =>
  build({
    configFile: false,
    plugins: [look.made],
    root: join(import.meta.dirname, '../app'),
    logLevel: 'error',
    resolve: { alias: { '@look': look.folder } },
    build: {
      outDir: folder,
      emptyOutDir: true,
    },
  });

/**
 * Serves a folder of pages on 127.0.0.1 alone.
 * @param first is asked before any page is looked for: it lets in, and refuses
 * @returns the host, as a request names it, and a function that ends the server
 */
export const serve = async (folder: string, port: number, first: Connect.NextHandleFunction) => {
  await mkdir(folder, { recursive: true });
  const server = await preview({
    configFile: false,
    root: folder,
    appType: 'mpa',
    logLevel: 'silent',
    build: { outDir: '.' },
    // Whoever asks by another name is refused by `first`, which says so.
    preview: { host: '127.0.0.1', port, strictPort: true, allowedHosts: true },
    plugins: [{ name: 'first', configurePreviewServer: ({ middlewares }) => void middlewares.use(first) }],
  });
  const address = server.httpServer.address();
  return {
    host: `127.0.0.1:${address instanceof Object ? address.port : port}`,
    close: () => server.close(),
  };
};
