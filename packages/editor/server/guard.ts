import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Connect } from 'vite';

type Asked = Pick<IncomingMessage, 'url' | 'headers'>;

const same = (a: string, b: string) => {
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.length === other.length && timingSafeEqual(one, other);
};

/** The cookie that lets a browser in, `editor-4f6…=…`: cookies know no port, and another editor on this machine has its own. */
export const cookieOf = (token: string) => `editor-${token.slice(0, 6)}=${token}`;

/** Whether a request comes with a cookie that the editor has given its browser. */
const hasCookie = ({ headers }: Asked, cookie: string) =>
  (headers.cookie ?? '').split(/; */).some((pair) => same(pair, cookie));

/** Whether a request brings the token with its address, as the first one does. */
export const bringsToken = ({ url = '/' }: Asked, token: string) =>
  same(new URLSearchParams(url.split('?')[1]).get('token') ?? '', token);

/**
 * Why a request is refused; undefined for one that comes from the editor's own pages, or from its printed address.
 * @param host the only name the editor answers to, with its port: `127.0.0.1:4330`
 */
export const refusal = (
  request: Asked & Pick<IncomingMessage, 'method'>,
  host: string,
  token: string,
): string | undefined => {
  const { headers, method = 'GET' } = request;
  if (headers.host !== host) return `another host name, ${JSON.stringify(headers.host ?? '')}`;
  const isRead = method === 'GET' || method === 'HEAD';
  if (headers.origin === undefined ? !isRead : headers.origin !== `http://${host}`)
    return `another origin, ${JSON.stringify(headers.origin ?? '')}`;
  const from = headers['sec-fetch-site'];
  if (from !== undefined && from !== 'same-origin' && from !== 'none') return `another origin (${from})`;
  if (!bringsToken(request, token) && !hasCookie(request, cookieOf(token))) return 'no token, or a wrong one';
  return undefined;
};

/** What opens programs, and files that no page needs: those outside of the site, and those whose names begin with a dot. */
const isForbidden = (path: string, root: string) => {
  if (path.includes('__open-in-editor') || path.includes('..')) return true;
  const within = path.startsWith('/@fs/') ? path.slice('/@fs'.length) : `${root}${path}`;
  return !within.startsWith(`${root}/`) || /\/\.(?!vite\/|astro\/)/.test(within.slice(root.length));
};

/**
 * Why the server of the pages beside the form does not answer a request; undefined for one of the editor's own browser.
 * @param cookie what the editor has given that browser
 */
export const previewRefusal = (request: Asked, root: string, cookie: string): string | undefined => {
  const { url = '/', headers } = request;
  if (!hasCookie(request, cookie)) return 'no token';
  const isFrame = ['iframe', 'document'].includes(String(headers['sec-fetch-dest'] ?? 'document'));
  const site = headers['sec-fetch-site'] ?? 'none';
  if (site === 'cross-site' || (site === 'same-site' && !isFrame)) return 'another origin';
  try {
    // As the server will read it.
    const path = decodeURIComponent(url.replace(/[?#].*/s, ''));
    return isForbidden(path, root) ? 'no part of the site' : undefined;
  } catch {
    return 'no part of the site';
  }
};

/** Lets through only requests that come from the editor's own browser and ask for a part of the site. */
export const answersTheEditorAlone =
  (root: string, cookie: string): Connect.NextHandleFunction =>
  (request, response, next) => {
    const why = previewRefusal(request, root, cookie);
    if (why === undefined) return next();
    return response.writeHead(403, { 'Content-Type': 'text/plain' }).end(`Refused: ${why}.`);
  };
