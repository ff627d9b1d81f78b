import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Connect } from 'vite';
import { Refusal, toldOf } from '../refusal.ts';
import type { Site } from '../site.ts';
import { apiOf, partsOf } from './api.ts';
import { answersTheEditorAlone, bringsToken, cookieOf, refusal } from './guard.ts';
import { serve } from './serve.ts';

type Options = {
  port: number;
  /** What lets a browser in; it stands in the address that is printed. */
  token: string;
  /** Where the site itself is shown: `http://127.0.0.1:4331`. */
  preview: string;
  /** The folder of the editor's own pages, as `bundle` makes them. */
  app: string;
  /** Takes the one line that is said of each request refused, and of each version that could not be made. */
  log: (line: string) => void;
};

/** No text of a site is longer than this, in bytes, nor any picture: the site itself wants smaller ones, and says so. */
const longest = 64_000_000;

/** What a request brings; what is too long is read to its end, so that it is answered, and stored by nobody. */
const read = async (request: IncomingMessage): Promise<Buffer> => {
  if (Number(request.headers['content-length']) <= longest) return buffer(request);
  for await (const _ of request);
  throw new Refusal(`More than ${longest / 1_000_000} MB is too much`);
};

/** What may be written into a line of the log: a request can hold anything. */
const plain = (text: string) => JSON.stringify(text.slice(0, 200)).slice(1, -1);

/**
 * Serves the editor of a site on 127.0.0.1 alone, to whoever has the token.
 * @returns the address to open, token included, and a function that ends the server: what was asked is brought to its end and
 * answered, a build that is only to be looked at is called off
 */
export const serveEditor = async (site: Site, { port, token, preview, app, log }: Options) => {
  const over = new AbortController();
  const parts = await partsOf(site, over.signal, log);
  const { publisher, pictures } = parts;
  /** What was asked and is not answered yet. */
  const atWork = new Set<Promise<unknown>>();
  const cookie = cookieOf(token);
  /** Pages of a build, to be looked at: no script of theirs runs. */
  const serveBuild = (folder: string) => {
    const guard = answersTheEditorAlone(folder, cookie);
    return serve(folder, 0, (request, response, next) => {
      response.setHeader('Content-Security-Policy', "script-src 'none'; form-action 'none'");
      response.setHeader('Cache-Control', 'no-store');
      guard(request, response, next);
    });
  };
  const [before, after] = await Promise.all([serveBuild(publisher.published), serveBuild(publisher.built)]);
  const builds = { before: `http://${before.host}`, after: `http://${after.host}` };
  const calls = new Map(Object.entries(apiOf(site, parts, { preview, builds })));
  const headers = new Headers({
    'Content-Security-Policy': `default-src 'self'; img-src 'self' data: blob:; frame-src ${preview} ${builds.before} ${builds.after}; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cache-Control': 'no-store',
  });

  /** What is shown as a picture, by the end of its address. */
  const pictureAt = async (name: string, query: URLSearchParams) => {
    const asked = (key: string) => query.get(key) ?? '';
    if (name === 'picture') return pictures.picture(asked('name'));
    const svg = name === 'drawn' ? site.drawn.get(asked('kind'))?.get(asked('name'))?.() : undefined;
    return svg === undefined ? undefined : { bytes: Buffer.from(svg), type: 'image/svg+xml' };
  };

  const answer: Connect.NextHandleFunction = async (request, response, next) => {
    const { method = 'GET', url = '/' } = request;
    const { pathname: path, searchParams: query } = new URL(url, 'http://127.0.0.1');
    const send = (status: number, type: string, body: string | Uint8Array) =>
      response.writeHead(status, { 'Content-Type': type }).end(body);
    const sendJson = (status: number, body: unknown) =>
      send(status, 'application/json; charset=utf-8', JSON.stringify(body));
    response.setHeaders(headers);

    const why = refusal(request, editor.host, token);
    if (why) {
      log(`refused ${method} ${plain(path)}: ${why}`);
      return sendJson(403, {
        message: 'The editor was started again: open the address that it printed in its window.',
      });
    }
    if (bringsToken(request, token)) {
      // The token leaves the address bar.
      const kept = `${cookie}; HttpOnly; SameSite=Strict; Path=/`;
      return response.writeHead(303, { Location: '/', 'Set-Cookie': kept }).end();
    }
    const [, name] = /^\/api\/(.*)$/.exec(path) ?? [];
    if (name === undefined) return next();
    try {
      const picture = method === 'GET' ? await pictureAt(name, query) : undefined;
      if (picture) {
        // A drawing that is opened by its address does nothing.
        response.setHeader(
          'Content-Security-Policy',
          "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        );
        return send(200, picture.type, picture.bytes);
      }
      const call = method === 'POST' ? calls.get(name) : undefined;
      if (!call) return sendJson(404, { message: 'There is nothing here.' });
      const body = await read(request);
      // Beside a file, what is asked stands in the address.
      const asked: unknown = JSON.parse(query.get('asked') ?? body.toString('utf8'));
      if (over.signal.aborted) throw new Refusal('The editor is ending: this was not done.');
      const work = call.run(asked, body).finally(() => atWork.delete(work));
      atWork.add(work);
      return sendJson(200, await work);
    } catch (error) {
      const said = toldOf(error);
      log(said ? `refused ${method} ${plain(path)}: ${plain(said.message)}` : String(error));
      return sendJson(said?.status ?? 500, {
        message: said?.message ?? 'Something went wrong that nobody expected: it was not done.',
      });
    }
  };

  const editor = await serve(app, port, answer);
  const close = async () => {
    over.abort();
    await Promise.allSettled(atWork);
    await publisher.ended();
    await Promise.all([editor, before, after].map((server) => server.close()));
  };
  return { address: `http://${editor.host}/?token=${token}`, close };
};
