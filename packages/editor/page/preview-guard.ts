import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin } from 'vite';

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
 * @param cookie what the editor has given that browser: `editor-4330=…`
 */
export const previewRefusal = (
  { url = '/', headers }: Pick<IncomingMessage, 'url' | 'headers'>,
  root: string,
  cookie: string,
): string | undefined => {
  if (!(headers.cookie ?? '').split(/; */).includes(cookie)) return 'no token';
  const isFrame = ['iframe', 'document'].includes(String(headers['sec-fetch-dest'] ?? 'document'));
  const site = headers['sec-fetch-site'] ?? 'none';
  if (site === 'cross-site' || (site === 'same-site' && !isFrame)) return 'another origin';
  const path = pathOf(url);
  return path === undefined || isForbidden(path, root) ? 'no part of the site' : undefined;
};

/** Has a Vite server answer the editor's own browser alone, with the site alone. */
export const answersTheEditorAlone = (root: string, cookie: string): Plugin => {
  const guard = (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    const why = previewRefusal(request, root, cookie);
    if (why === undefined) return next();
    response.writeHead(403, { 'Content-Type': 'text/plain' }).end(`Refused: ${why}.`);
  };
  return {
    name: 'answers-the-editor-alone',
    enforce: 'pre',
    configureServer: ({ middlewares }) => void middlewares.use(guard),
    configurePreviewServer: ({ middlewares }) => void middlewares.use(guard),
  };
};
