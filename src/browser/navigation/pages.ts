import { parsePage } from './parse-page.ts';

/** As long as hosts call a page fresh (build/hosting/rules.ts): after that a prefetched page is asked for again, in ms. */
const fresh = 60_000;

/** Whether an address is of a page of this site: files have an ending. */
export const isPage = ({ origin, pathname }: { origin: string; pathname: string }) =>
  origin === location.origin && !pathname.includes('.');

const prefetched = new Map<string, { since: number; page: Promise<Document> }>();

/** Fetches and parses a page. Rejects where nothing comes or what comes is no page. */
const fetchPage = async (address: string, signal?: AbortSignal): Promise<Document> => {
  const response = await fetch(address, { signal: signal ?? null });
  const isHtml = response.headers.get('Content-Type')?.startsWith('text/html');
  // A redirect is for the browser to follow: it then shows where it led.
  if (!isHtml || response.redirected) throw new TypeError(`${address} is no page`);
  // What stands in for a page without network is asked for again.
  if (response.headers.get('Cache-Control') === 'no-store') prefetched.delete(address);
  return parsePage(await response.text());
};

/** Fetches and parses a page ahead of the click; a failure shows when the page is asked for. */
export const prefetchPage = (address: string) => {
  const known = prefetched.get(address);
  if (known && performance.now() - known.since < fresh) return;
  const page = fetchPage(address);
  page.catch(() => prefetched.delete(address));
  prefetched.set(address, { since: performance.now(), page });
};

/**
 * The page of an address: the prefetched one while it is fresh, otherwise fetched now. It is handed out once, as its
 * elements move into the document that shows it. Rejects where nothing comes or what comes is no page.
 */
export const takePage = (address: string, signal: AbortSignal): Promise<Document> => {
  const known = prefetched.get(address);
  prefetched.delete(address);
  if (known && performance.now() - known.since < fresh) return known.page;
  return fetchPage(address, signal);
};
