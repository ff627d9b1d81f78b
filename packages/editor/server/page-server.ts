import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, sep } from 'node:path';
import { withFirstChange } from './first-change.ts';

/** What a browser does not find out by itself. */
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** The file of a page or a picture below a folder, by its address. */
const fileAt = async (folder: string, path: string) => {
  const names = [path, `${path}.html`, `${path}index.html`, `${path}/index.html`];
  for (const name of names) {
    const place = join(folder, name);
    const body = place.startsWith(folder + sep) ? await readFile(place).catch(() => undefined) : undefined;
    if (body) return { body, type: types[extname(name)] };
  }
  return undefined;
};

const pathOf = (url = '/') => {
  try {
    return decodeURIComponent(new URL(url, 'http://127.0.0.1').pathname);
  } catch {
    return '/';
  }
};

/**
 * Shows the pages of a built site on 127.0.0.1 alone, to be looked at: without scripts, and with a name for the first part
 * that differs from the same page of another build.
 * @returns the origin, and a function that ends the server
 */
export const servePages = async (folder: string, other: string) => {
  let host = '';
  const server = createServer(async ({ method, url, headers }, response) => {
    const path = pathOf(url);
    const found = method === 'GET' && headers.host === host ? await fileAt(folder, path) : undefined;
    if (!found) return response.writeHead(404).end();
    response.setHeader('Content-Security-Policy', "script-src 'none'; form-action 'none'");
    response.setHeader('Cache-Control', 'no-store');
    if (found.type) response.setHeader('Content-Type', found.type);
    if (found.type !== types['.html']) return response.end(found.body);
    const before = await fileAt(other, path);
    const html = found.body.toString('utf8');
    return response.end(before ? withFirstChange(html, before.body.toString('utf8')) : html);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  host = `127.0.0.1:${address instanceof Object ? address.port : ''}`;
  const close = async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
  return { origin: `http://${host}`, close };
};
