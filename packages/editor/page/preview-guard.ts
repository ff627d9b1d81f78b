import type { IncomingMessage } from 'node:http';
import { hasCookie } from '../server/guard.ts';
import type { Answer } from '../server/serve.ts';

/** What opens programs, and files that no page needs: those outside of the site, and those whose names begin with a dot. */
const isForbidden = (path: string, root: string) => {
  if (path.includes('__open-in-editor') || path.includes('..')) return true;
  const within = path.startsWith('/@fs/') ? path.slice('/@fs'.length) : `${root}${path}`;
  const inner = within.startsWith(`${root}/`) ? within.slice(root.length) : undefined;
  return inner === undefined || /\/\.(?!vite\/|astro\/)/.test(inner);
};

/** A path as the server of pages will read it; undefined for one that nobody can. */
const pathOf = (url: string) => {
  try {
    return decodeURIComponent(url.replace(/[?#].*/s, ''));
  } catch {
    return undefined;
  }
};

/**
 * Why the server of the pages beside the form does not answer a request; undefined for one of the editor's own browser.
 * @param cookie what the editor has given that browser: `editor-4f6…=…`
 */
export const previewRefusal = (
  { url = '/', headers }: Pick<IncomingMessage, 'url' | 'headers'>,
  root: string,
  cookie: string,
): string | undefined => {
  if (!hasCookie({ headers }, cookie)) return 'no token';
  const isFrame = ['iframe', 'document'].includes(String(headers['sec-fetch-dest'] ?? 'document'));
  const site = headers['sec-fetch-site'] ?? 'none';
  if (site === 'cross-site' || (site === 'same-site' && !isFrame)) return 'another origin';
  const path = pathOf(url);
  return path === undefined || isForbidden(path, root) ? 'no part of the site' : undefined;
};

/** Has a request answered that comes from the editor's own browser, and asks for a part of the site; no other. */
export const answersTheEditorAlone =
  (root: string, cookie: string): Answer =>
  (request, response, next) => {
    const why = previewRefusal(request, root, cookie);
    if (why === undefined) return next();
    return response.writeHead(403, { 'Content-Type': 'text/plain' }).end(`Refused: ${why}.`);
  };
