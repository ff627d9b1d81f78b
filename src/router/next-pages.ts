import { loadStyles } from './sheets.ts';

/** As long as the server calls a page fresh (deploy/cache.ts): after that a page brought ahead is asked for again. */
const fresh = 60_000;

/** Whether an address is of a page of this site: files have an ending. */
export const isPage = ({ origin, pathname }: { origin: string; pathname: string }) =>
  origin === location.origin && !pathname.includes('.');

/** `isKept` is false for what must be asked for again, as what stands in without network. */
type NextPage = { document: Document; isKept: boolean };

const pages = new Map<string, { since: number; page: Promise<NextPage> }>();

const fetchPage = async (address: string, signal?: AbortSignal): Promise<NextPage> => {
  const response = await fetch(address, { signal: signal ?? null });
  const isHtml = response.headers.get('Content-Type')?.startsWith('text/html');
  // A redirect is for the browser to follow: it then shows where it led.
  if (!isHtml || response.redirected) throw new TypeError(`${address} is no page`);
  const document = new DOMParser().parseFromString(await response.text(), 'text/html');
  // What waits for the first paint where a document is loaded (src/behaviours/rest.ts).
  for (const held of document.querySelectorAll('noscript')) held.replaceWith(...held.childNodes);
  await loadStyles(document);
  const isKept = response.headers.get('Cache-Control') !== 'no-store';
  return { document, isKept };
};

/** Brings a page ahead of the click and reads it; a failure shows when the page is asked for. */
export const bringPage = (address: string) => {
  const known = pages.get(address);
  if (known && performance.now() - known.since < fresh) return;
  const page = fetchPage(address);
  const forget = () => pages.delete(address);
  page.then(({ isKept }) => isKept || forget(), forget);
  pages.set(address, { since: performance.now(), page });
};

/** A page that has been brought ahead, and stays to be taken: nothing where none has come or it must be asked for again. */
export const pageBrought = (address: string) =>
  pages.get(address)?.page.then(
    ({ document, isKept }) => (isKept ? document : undefined),
    () => undefined,
  );

/**
 * The page of an address: the one brought ahead while it is fresh, otherwise fetched now. It is handed out once, as
 * its elements move into the document that shows it. Throws where nothing comes or what comes is no page.
 */
export const takePage = (address: string, signal: AbortSignal) => {
  const known = pages.get(address);
  pages.delete(address);
  if (known && performance.now() - known.since < fresh) return known.page;
  return fetchPage(address, signal);
};
