import { prefetchSheets } from './sheets.ts';

/** As long as hosts call a page fresh (build/hosting/rules.ts): after that a prefetched page is asked for again, in ms. */
const fresh = 60_000;

/** So many pages are on their way at once before anybody has asked for one. */
const atOnce = 3;

/** Whether an address is of a page of this site: files have an ending. */
export const isPage = ({ origin, pathname }: { origin: string; pathname: string }) =>
  origin === location.origin && !pathname.includes('.');

const prefetched = new Map<string, { since: number; html: Promise<string> }>();
let underWay = 0;

/** Fetches a page. Rejects where nothing comes or what comes is no page. */
const fetchPage = async (address: string, signal?: AbortSignal): Promise<string> => {
  const response = await fetch(address, { signal: signal ?? null });
  const isHtml = response.headers.get('Content-Type')?.startsWith('text/html');
  // A redirect and an error are for the browser to show, each at its own address.
  if (!response.ok || !isHtml || response.redirected) throw new TypeError(`${address} is no page`);
  return response.text();
};

/** Fetches a page and its styles ahead of the click, unless enough are on their way; a failure shows when the page is asked for. */
export const prefetchPage = (address: string) => {
  const known = prefetched.get(address);
  if (underWay >= atOnce || (known && performance.now() - known.since < fresh)) return;
  underWay += 1;
  const html = fetchPage(address).finally(() => {
    underWay -= 1;
  });
  html.then(prefetchSheets).catch(() => prefetched.delete(address));
  prefetched.set(address, { since: performance.now(), html });
};

/** The HTML of a page: as prefetched while that is fresh, otherwise fetched now. Rejects where there is none. */
export const takePage = (address: string, signal: AbortSignal): Promise<string> => {
  const known = prefetched.get(address);
  prefetched.delete(address);
  return known && performance.now() - known.since < fresh ? known.html : fetchPage(address, signal);
};
