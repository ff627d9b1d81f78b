import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { Git } from '../git.ts';
import { History } from '../history/history.ts';
import { Publisher } from '../publish/publisher.ts';
import type { Site } from '../site.ts';
import { ContentStore, RefusedError } from '../store/content-store.ts';
import { PictureStore } from '../store/picture-store.ts';
import { type Api, apiOf, inWords } from './api.ts';
import type { Asset } from './bundle.ts';
import { bringsToken, cookieName, refusal } from './guard.ts';
import { servePages } from './page-server.ts';
import { PictureApi, type Shown } from './picture-api.ts';

type Options = {
  port: number;
  /** What lets a browser in; it stands in the address that is printed. */
  token: string;
  /** Where the site itself is shown: `http://127.0.0.1:4331`. */
  preview: string;
  /** The folder for drafts and unfinished files. */
  own: string;
  assets: ReadonlyMap<string, Asset>;
  /** Takes the one line that is said of each request refused, and of each version that could not be made. */
  log: (line: string) => void;
};

/** No text of a site is longer than this, in bytes. */
const longestText = 2_000_000;
/** Nor any picture that a person may take for one of the site's: the site itself wants smaller ones, and says so. */
const longestPicture = 64_000_000;

/** What a request brings; what is too long is read to its end, so that it is answered, and stored by nobody. */
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
    return JSON.parse(text);
  } catch {
    throw new RefusedError('The request is no JSON');
  }
};

const policy = (nonce: string, pages: readonly string[]) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "font-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    `frame-src ${pages.join(' ')}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** A drawing that is opened by its address does nothing. */
const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** What may be written into a line of the log: a request can hold anything. */
const plain = (text: string) => JSON.stringify(text.slice(0, 200)).slice(1, -1);

const isCall = (name: string, api: Api): name is keyof Api => Object.hasOwn(api, name);

/**
 * Serves the editor of a site on 127.0.0.1 alone, to whoever has the token.
 * @returns the address to open, token included, and a function that ends the server
 */
export const serveEditor = async (site: Site, { port, token, preview, own, assets, log }: Options) => {
  const store = new ContentStore(site.root, own, log);
  await store.open();
  const git = new Git(site.root);
  const history = new History(git, log);
  const held = new PictureStore(join(site.root, site.pictures.folder), own);
  const pictures = new PictureApi(site, held, store, history);
  await pictures.open();
  await history.mend();
  const folders = {
    published: join(own, 'published'),
    ready: join(own, 'ready'),
    unfinished: store.unfinished,
  };
  const publisher = new Publisher(site, folders, git, history, log);
  const nonce = randomBytes(16).toString('base64url');
  const server = createServer((request, response) => void answer(request, response));
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const host = `127.0.0.1:${address instanceof Object ? address.port : port}`;
  const cookie = `${cookieName(host)}=${token}`;
  const [before, after] = await Promise.all([
    servePages(folders.published, cookie),
    servePages(folders.ready, cookie),
  ]);
  const builds = { before: before.origin, after: after.origin };
  const api = apiOf(site, store, history, publisher, pictures, { preview, builds, nonce });

  /** What is shown as a picture, by the end of its address. */
  const pictureAt = async (name: string, query: URLSearchParams): Promise<Shown | undefined> => {
    const asked = (key: string) => query.get(key) ?? '';
    if (name === 'picture') return pictures.picture(asked('name'));
    if (name === 'upload') return pictures.preview(asked('id'));
    const svg = name === 'drawn' ? site.drawn.svg(asked('kind'), asked('name')) : undefined;
    return svg === undefined ? undefined : { bytes: Buffer.from(svg), type: 'image/svg+xml' };
  };

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = 'GET', url = '/' } = request;
    const { pathname: path, searchParams: query } = new URL(url, 'http://127.0.0.1');
    const send = (status: number, type: string, body: string | Uint8Array) =>
      response.writeHead(status, { 'Content-Type': type }).end(body);
    const sendJson = (status: number, body: unknown) =>
      send(status, 'application/json; charset=utf-8', JSON.stringify(body));

    for (const [name, value] of [
      ['Content-Security-Policy', policy(nonce, [preview, ...Object.values(builds)])],
      ['X-Content-Type-Options', 'nosniff'],
      ['Referrer-Policy', 'no-referrer'],
      ['Cross-Origin-Resource-Policy', 'same-origin'],
      ['Cache-Control', 'no-store'],
    ] as const)
      response.setHeader(name, value);

    const why = refusal(request, host, token);
    if (why) {
      log(`refused ${method} ${plain(path)}: ${why}`);
      return sendJson(403, {
        message: 'The editor was started anew: open the address that it printed in its window.',
      });
    }
    if (bringsToken(request, token)) {
      // The token leaves the address bar.
      const kept = `${cookie}; HttpOnly; SameSite=Strict; Path=/`;
      return response.writeHead(303, { Location: '/', 'Set-Cookie': kept }).end();
    }
    const name = path.replace('/api/', '');
    try {
      if (method === 'GET' && path.startsWith('/api/')) {
        const picture = await pictureAt(name, query);
        if (picture) {
          response.setHeader('Content-Security-Policy', drawingPolicy);
          return send(200, picture.type, picture.bytes);
        }
      } else if (method === 'POST' && name === 'upload') {
        const bytes = await read(request, longestPicture);
        return sendJson(200, await pictures.choose(query.get('field') ?? '', query.get('name') ?? '', bytes));
      } else if (method === 'POST' && isCall(name, api))
        return sendJson(200, await api[name].run(await readJson(request)));
    } catch (error) {
      const told = inWords(error);
      log(told ? `refused ${method} ${plain(path)}: ${plain(told.message)}` : String(error));
      return sendJson(told?.status ?? 500, {
        message: told?.message ?? 'Something went wrong that nobody expected: it was not done.',
      });
    }
    const asset = assets.get(path);
    return asset ? send(200, asset.type, asset.body) : sendJson(404, { message: 'There is nothing here.' });
  };

  const close = async () => {
    server.close();
    server.closeAllConnections();
    await Promise.all([once(server, 'close'), before.close(), after.close()]);
  };
  return { address: `http://${host}/?token=${token}`, close };
};
