import { isImmutable } from '@site/hosting/cache';
import { isPageAddress } from './requests.ts';

/** One cache for all releases: a page is replaced when it is seen again, a file goes with the last page that names it. */
const openStore = () => caches.open('site');

/** Pages and files are stored by path: a query changes nothing on this site. */
export const pathOf = (url: string) => new URL(url).pathname;

const isHtml = (response: Response) => response.headers.get('Content-Type')?.startsWith('text/html') === true;

/** The stored answer at an address. */
export const stored = async (path: string) => (await openStore()).match(path);

/** Keeps a page as the network has just sent it, and forgets one that the site no longer has. */
export const keepPage = async (path: string, response: Response) => {
  const store = await openStore();
  if (response.status === 404 || response.status === 410) await store.delete(path);
  else if (response.ok && !response.redirected && isHtml(response)) await store.put(path, response);
};

/** A file whose name says what is in it: from the store, or from the network and then kept. */
export const fileAt = async (path: string, request: Request | string = path) => {
  const known = await stored(path);
  if (known) return known;
  const response = await fetch(request);
  if (response.ok) await (await openStore()).put(path, response.clone());
  return response;
};

/**
 * Keeps what lies at addresses, one after the other so that whoever reads the page is not kept waiting; the files
 * first, so that a page that is kept has what it shows.
 */
export const keepAll = async (paths: readonly string[], cache: RequestCache = 'default') => {
  for (const path of paths.filter(isImmutable)) await fileAt(path, new Request(path, { priority: 'low' }));
  for (const path of paths.filter(isPageAddress))
    await keepPage(path, await fetch(path, { cache, priority: 'low' }));
};

/** Removes the files that neither a stored page nor a stored script or style names any more. */
export const removeUnused = async () => {
  const store = await openStore();
  const paths = (await store.keys()).map(({ url }) => pathOf(url));
  const naming = paths.filter((path) => isPageAddress(path) || /\.(js|css)$/.test(path));
  const texts = await Promise.all(naming.map(async (path) => (await stored(path))?.text()));
  const named = texts.join('\n');
  const unused = paths.filter(
    (path) => isImmutable(path) && !named.includes(path.slice(path.lastIndexOf('/') + 1)),
  );
  await Promise.all(unused.map((path) => store.delete(path)));
};
