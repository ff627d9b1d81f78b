import { isImmutable } from '@site/hosting/cache';
import { isPageAddress } from './requests.ts';

/** Milliseconds after which storage that says nothing is taken for empty. */
const patience = 3000;

/** Milliseconds within which a sound store has found a file, on most phones. */
const usual = 100;

const after = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms));

/** What work with the browser's storage comes to. It may be full, broken or silent: then nothing, and nobody waits for it. */
const unlessBroken = <T>(work: Promise<T>) => Promise.race([work.catch(() => undefined), after(patience)]);

/** One cache for all releases: a page is replaced when it is seen again, a file goes with the last page that names it. */
const openStore = () => caches.open('site');

/** Pages and files are stored by path: a query changes nothing on this site. */
export const pathOf = (url: string) => new URL(url).pathname;

const isHtml = (response: Response) => response.headers.get('Content-Type')?.startsWith('text/html') === true;

const find = async (path: string) => (await openStore()).match(path);

/** The stored answer at an address. */
export const stored = (path: string) => unlessBroken(find(path));

const putFile = async (path: string, response: Response) => {
  if (response.ok) await (await openStore()).put(path, response);
};

const putPage = async (path: string, response: Response) => {
  const store = await openStore();
  if (response.status === 404 || response.status === 410) await store.delete(path);
  else if (response.ok && !response.redirected && isHtml(response)) await store.put(path, response);
};

/** Keeps a page as the network has just sent it, and forgets one that the site no longer has. */
export const keepPage = (path: string, response: Response) => unlessBroken(putPage(path, response));

/** Keeps a file whose name says what is in it. */
export const keepFile = (path: string, response: Response) => unlessBroken(putFile(path, response));

/**
 * A file whose name says what is in it: from the store, or from the network, which is asked as soon as the store takes
 * longer than usual. `fetched` is given what the network has sent, to keep it while the file is on its way.
 */
export const fileAt = async (request: Request, fetched: (response: Response) => void) => {
  const found = stored(pathOf(request.url));
  const atHand = await Promise.race([found, after(usual)]);
  if (atHand) return atHand;
  try {
    const response = await fetch(request);
    fetched(response.clone());
    return response;
  } catch (error) {
    const late = await found;
    if (late) return late;
    throw error;
  }
};

/**
 * Keeps what lies at addresses, one after the other so that whoever reads the page is not kept waiting; the files
 * first, so that a page that is kept has what it shows.
 */
export const keepAll = async (paths: readonly string[], cache: RequestCache = 'default') => {
  for (const path of paths.filter(isImmutable))
    if (!(await stored(path))) await keepFile(path, await fetch(path, { priority: 'low' }));
  for (const path of paths.filter(isPageAddress))
    await keepPage(path, await fetch(path, { cache, priority: 'low' }));
};

const removeFiles = async () => {
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

/** Removes the files that neither a stored page nor a stored script or style names any more. */
export const removeUnused = () => unlessBroken(removeFiles());
