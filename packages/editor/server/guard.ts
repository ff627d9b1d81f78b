import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

type Asked = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

const same = (a: string, b: string) => {
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.length === other.length && timingSafeEqual(one, other);
};

/** The cookie that lets a browser in, `editor-4f6…=…`: cookies know no port, and another editor on this machine has its own. */
export const cookieOf = (token: string) => `editor-${token.slice(0, 6)}=${token}`;

/** Whether a request comes with a cookie that the editor has given its browser. */
export const hasCookie = ({ headers }: Pick<Asked, 'headers'>, cookie: string) =>
  (headers.cookie ?? '').split(/; */).some((pair) => same(pair, cookie));

/** Whether a request brings the token with its address, as the first one does. */
export const bringsToken = ({ url = '/' }: Asked, token: string) =>
  same(new URLSearchParams(url.split('?')[1]).get('token') ?? '', token);

/**
 * Why a request is refused; undefined for one that comes from the editor's own pages, or from its printed address.
 * @param host the only name the editor answers to, with its port: `127.0.0.1:4330`
 */
export const refusal = (request: Asked, host: string, token: string): string | undefined => {
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
