import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const same = (a: string, b: string) => {
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.length === other.length && timingSafeEqual(one, other);
};

/** The cookie's name: another editor on this machine, at another port, has its own. */
export const cookieName = (host: string) => `editor-${host.replace(/.*:/, '')}`;

const cookieOf = ({ headers }: IncomingMessage, host: string) => {
  const pairs = (headers.cookie ?? '').split(/; */).map((pair) => pair.split('='));
  return pairs.find(([name]) => name === cookieName(host))?.[1] ?? '';
};

/** The token that the address printed at the start carries. */
const tokenOf = ({ url = '/' }: IncomingMessage) => new URLSearchParams(url.split('?')[1]).get('token') ?? '';

/** Whether a request brings the token with its address, as the first one does. */
export const bringsToken = (request: IncomingMessage, token: string) => same(tokenOf(request), token);

/**
 * Why a request is refused; undefined for one that comes from the editor's own pages, or from its printed address.
 * @param host the only name the editor answers to, with its port: `127.0.0.1:4330`
 */
export const refusal = (request: IncomingMessage, host: string, token: string): string | undefined => {
  const { headers, method = 'GET' } = request;
  if (headers.host !== host) return `another host name, ${JSON.stringify(headers.host ?? '')}`;
  const isRead = method === 'GET' || method === 'HEAD';
  if (headers.origin === undefined ? !isRead : headers.origin !== `http://${host}`)
    return `another origin, ${JSON.stringify(headers.origin ?? '')}`;
  const from = headers['sec-fetch-site'];
  if (from !== undefined && from !== 'same-origin' && from !== 'none') return `another origin (${from})`;
  if (!bringsToken(request, token) && !same(cookieOf(request, host), token))
    return 'no token, or a wrong one';
  return undefined;
};
