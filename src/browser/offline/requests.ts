/** The parts of a request that say what is asked for. */
type Asked = { url: string; mode: string; headers: { get: (name: string) => string | null } };

/** Whether an address is a page's: files have an ending. */
export const isPageAddress = (path: string) => !path.slice(path.lastIndexOf('/')).includes('.');

/**
 * Whether a page is asked for: by a navigation, by whoever accepts HTML, or at a page's address, since the router
 * fetches pages as a script fetches anything.
 */
export const asksForPage = ({ url, mode, headers }: Asked) =>
  mode === 'navigate' ||
  headers.get('Accept')?.includes('text/html') === true ||
  isPageAddress(new URL(url).pathname);
