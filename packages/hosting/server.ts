import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { Duplex } from 'node:stream';
import type { SecurityHeaders } from './headers.ts';
import { logAccess, type WriteLine } from './server/access-log.ts';
import { type Answer, answer, plainAnswer } from './server/answer.ts';
import { idleSocket, type Limits, limits, stopGrace } from './server/limits.ts';
import { readInPieces } from './server/read-in-pieces.ts';
import { loadRelease } from './server/release.ts';
import { hostName } from './server/target.ts';
import { type Site, siteHeaders } from './site.ts';

export type SiteOptions = {
  /** The built files. */
  dir: string;
  site: Site;
  /** Whether visitors reach the site over https, by a proxy before it. */
  secure?: boolean;
  /** Names the site answers to, without port; none means any. */
  allowedHosts?: readonly string[];
  /** Takes the access log; without it none is written. */
  log?: WriteLine | undefined;
  /** Other limits than those of `server/limits.ts`, for tests that cannot wait. */
  limits?: Partial<Limits>;
};

/** The embedded server of one site. It listens nowhere yet: call `server.listen`. */
export type SiteServer = {
  server: Server;
  /** Reads the build anew and goes over to it as a whole; requests in flight end with the old one. */
  reload: (site: Site) => Promise<void>;
  /** Takes no more connections, lets requests in flight end, closes idle connections. Resolves when all are closed. */
  stop: (graceMs?: number) => Promise<void>;
};

const send = (
  response: ServerResponse,
  { status, kind, headers, body }: Answer,
  security: SecurityHeaders,
) => {
  const length = status === 304 ? {} : { 'Content-Length': Buffer.byteLength(body) };
  // A connection of HTTP/1.1 is kept unless the opposite is said: two header lines less on every answer.
  if (response.shouldKeepAlive && response.req.httpVersion === '1.1') response.removeHeader('Connection');
  response.writeHead(status, { ...headers, ...length, ...security[kind] });
  // To HEAD, and with 304, Node sends the headers alone.
  response.end(body);
};

const parserFailures: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/**
 * What cannot be read as a request is answered too, headers and all, and the connection ended. There is no body, as
 * nobody knows whether it was to be a HEAD request.
 */
const refuseUnreadable = (socket: Duplex, code: string | undefined, { document }: SecurityHeaders) => {
  if (!socket.writable || code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const status = parserFailures[code ?? ''] ?? 400;
  const fields = Object.entries({ Connection: 'close', 'Content-Length': '0', ...document });
  const lines = fields.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines}\r\n`, () => socket.destroy());
};

/** A draft is published wherever it is reached by another name than this machine's, or over https. */
const headersByHost = (site: Site, secure: boolean) => {
  const published = siteHeaders(site, secure);
  const here = siteHeaders({ ...site, isDraft: false }, secure);
  return (host: string | undefined) =>
    !secure && /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostName(host)) ? here : published;
};

/**
 * Makes the embedded server: Node's own http and no package. Static-file middleware was weighed and left out: it
 * ignores the weights of `Accept-Encoding`, knows no zstd, tags files by time, misreads ranges such as `bytes=-5`
 * and ends the process when a file vanishes, so that nearly all of it would have to be done before it anyway.
 */
export const createSite = async (options: SiteOptions): Promise<SiteServer> => {
  const { dir, secure = false, allowedHosts = [], log } = options;
  let release = await loadRelease(dir, options.site);
  let security = headersByHost(release.site, secure);
  let isStopping = false;
  const { connections, requestsPerSocket, waitingPerSocket, ...httpLimits } = {
    ...limits,
    ...options.limits,
  };
  const uses = new WeakMap<Duplex, { asked: number; waiting: number }>();

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const { socket, method = '', url = '', headers, rawHeaders } = request;
    const use = uses.get(socket) ?? { asked: 0, waiting: 0 };
    uses.set(socket, use);
    if (use.waiting === waitingPerSocket) {
      socket.destroy();
      return;
    }
    const count = ++use.asked;
    use.waiting++;
    response.once('close', () => use.waiting--);
    if (log !== undefined) logAccess(request, response, log);
    response.once('error', () => response.destroy());
    const hosts = rawHeaders.filter(
      (_, index) => index % 2 === 1 && /^host$/i.test(rawHeaders[index - 1] ?? ''),
    );
    const reply = await answer(release, allowedHosts, { method, url, headers, hosts });
    response.shouldKeepAlive &&= !isStopping && count < requestsPerSocket;
    send(response, reply, security(headers.host));
  };

  const server = createServer(httpLimits, (request, response) => {
    handle(request, response).catch((error: unknown) => {
      console.error(error);
      if (response.headersSent) response.destroy();
      else send(response, plainAnswer(500), security(request.headers.host));
    });
  });
  server.timeout = idleSocket;
  server.on('connection', readInPieces);
  server.maxConnections = connections;
  server.on('clientError', (error: NodeJS.ErrnoException, socket) =>
    refuseUnreadable(socket, error.code, security(undefined)),
  );

  return {
    server,
    reload: async (site) => {
      release = await loadRelease(dir, site);
      security = headersByHost(site, secure);
    },
    stop: (graceMs = stopGrace) =>
      new Promise((resolve) => {
        isStopping = true;
        const deadline = setTimeout(() => server.closeAllConnections(), graceMs);
        server.close(() => {
          clearTimeout(deadline);
          resolve();
        });
        server.closeIdleConnections();
      }),
  };
};
