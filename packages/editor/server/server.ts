import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { History } from '../history/history.ts';
import { Publisher } from '../publish/publisher.ts';
import type { Site } from '../site.ts';
import { ContentStore, RefusedError } from '../store/content-store.ts';
import { PictureStore } from '../store/picture-store.ts';
import { Api, inWords } from './api.ts';
import type { Asset } from './bundle.ts';
import { bringsToken, cookieName, refusal } from './guard.ts';
import { servePages } from './page-server.ts';
import { PictureApi } from './picture-api.ts';

type Options = {
  port: number;
  /** Where the site itself is shown: `http://127.0.0.1:4331`. */
  preview: string;
  /** The folder for drafts and unfinished files. */
  own: string;
  assets: ReadonlyMap<string, Asset>;
  /** Takes the one line that is said of each request refused, and of each version that could not be kept. */
  log: (line: string) => void;
};

/** No text of a site is longer than this, in bytes. */
const longestText = 2_000_000;
/** Nor any picture that a person may take for one of the site's: the site itself wants smaller ones, and says so. */
const longestPicture = 64_000_000;

/** What a request brings; what is too long is read to its end, so that it is answered, and kept by nobody. */
const read = async (request: IncomingMessage, longest: number): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    length += chunk.length;
    if (length <= longest) chunks.push(chunk);
  }
  if (length > longest) throw new RefusedError(`More than ${longest / 1_000_000} MB are too much`);
  return Buffer.concat(chunks);
};

const readJson = async (request: IncomingMessage): Promise<unknown> => {
  const text = (await read(request, longestText)).toString('utf8');
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    throw new RefusedError('The request is no JSON');
  }
};

const policy = (pages: readonly string[]) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    `frame-src ${pages.join(' ')}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** What may be written into a line of the log: a request can hold anything. */
const plain = (text: string) => JSON.stringify(text.slice(0, 200)).slice(1, -1);

/**
 * Serves the editor of a site on 127.0.0.1 alone, to whoever has the token.
 * @returns the address to open, token included, and a function that ends the server
 */
export const serveEditor = async (site: Site, { port, preview, own, assets, log }: Options) => {
  const token = randomBytes(24).toString('base64url');
  const store = new ContentStore(site.root, own);
  await store.open();
  const history = new History(site.root, log);
  const held = new PictureStore(join(site.root, site.pictures.folder), own);
  const pictures = new PictureApi(site.pictures, held, store, site, history);
  await pictures.open();
  await history.mend();
  const published = join(own, 'published');
  const api = new Api(site, store, history, new Publisher(site, published, history, log), pictures);
  const { dist } = site.publishing;
  const [before, after] = await Promise.all([servePages(published, dist), servePages(dist, published)]);
  const builds = { before: before.origin, after: after.origin };
  let host = '';

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = 'GET', url = '/' } = request;
    const [path = '/', search] = url.split('?');
    const send = (status: number, type: string, body: string | Uint8Array) =>
      response.writeHead(status, { 'Content-Type': type }).end(body);
    const sendJson = (status: number, body: unknown) =>
      send(status, 'application/json; charset=utf-8', JSON.stringify(body));
    const refuse = (why: string) => log(`refused ${method} ${plain(path)}: ${why}`);

    for (const [name, value] of [
      ['Content-Security-Policy', policy([preview, ...Object.values(builds)])],
      ['X-Content-Type-Options', 'nosniff'],
      ['Referrer-Policy', 'no-referrer'],
      ['Cross-Origin-Resource-Policy', 'same-origin'],
      ['Cache-Control', 'no-store'],
    ] as const)
      response.setHeader(name, value);

    const why = refusal(request, host, token);
    if (why) {
      refuse(why);
      return sendJson(403, { message: 'Open the address that the editor printed when it was started.' });
    }
    if (bringsToken(request, token)) {
      // The token leaves the address bar.
      const cookie = `${cookieName(host)}=${token}; HttpOnly; SameSite=Strict; Path=/`;
      return response.writeHead(303, { Location: '/', 'Set-Cookie': cookie }).end();
    }
    if (path.startsWith('/api/')) {
      try {
        const { status, body, type } = await api.answer(
          method,
          path.slice('/api/'.length),
          new URLSearchParams(search),
          path === '/api/upload' ? await read(request, longestPicture) : await readJson(request),
        );
        if (type && body instanceof Uint8Array) {
          // A drawing that is opened by its address does nothing either.
          response.setHeader(
            'Content-Security-Policy',
            "default-src 'none'; style-src 'unsafe-inline'; sandbox",
          );
          return send(status, type, body);
        }
        return sendJson(status, path === '/api/overview' ? Object.assign({ preview, builds }, body) : body);
      } catch (error) {
        const told = inWords(error);
        if (error instanceof RefusedError) refuse(error.message);
        if (!told) log(String(error));
        return sendJson(
          told?.status ?? 500,
          told?.body ?? { message: 'Something went wrong: nothing was changed.' },
        );
      }
    }
    const asset = assets.get(path);
    return asset ? send(200, asset.type, asset.body) : sendJson(404, { message: 'There is nothing here.' });
  };

  const server = createServer((request, response) => void answer(request, response));
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  host = `127.0.0.1:${address instanceof Object ? address.port : port}`;
  const close = async () => {
    server.close();
    server.closeAllConnections();
    await Promise.all([once(server, 'close'), before.close(), after.close()]);
  };
  return { address: `http://${host}/?token=${token}`, close };
};
