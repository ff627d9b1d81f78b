import { mkdir } from 'node:fs/promises';
import { preview } from 'vite';
import { answersTheEditorAlone } from '../page/preview-guard.ts';

/**
 * Shows the pages of a built site on 127.0.0.1 alone, to be looked at by the editor's browser: no script of theirs runs.
 * @param cookie what the editor has given that browser
 * @returns the origin, and a function that ends the server
 */
export const servePages = async (folder: string, cookie: string) => {
  await mkdir(folder, { recursive: true });
  const headers = {
    'Content-Security-Policy': "script-src 'none'; form-action 'none'",
    'Cache-Control': 'no-store',
  };
  const server = await preview({
    configFile: false,
    root: folder,
    appType: 'mpa',
    logLevel: 'silent',
    build: { outDir: '.' },
    preview: { host: '127.0.0.1', port: 0, headers },
    plugins: [answersTheEditorAlone(folder, cookie)],
  });
  const address = server.httpServer.address();
  const port = address instanceof Object ? address.port : '';
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
};
