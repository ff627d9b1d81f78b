// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isPage, prefetchPage, takePage } from './pages.ts';

const { signal } = new AbortController();
const fetched = vi.fn<(address: string) => Promise<Response>>();
const answer = (text: string, headers: Record<string, string> = {}) =>
  Promise.resolve(
    new Response(text, { headers: { 'content-type': 'text/html; charset=utf-8', ...headers } }),
  );

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  fetched.mockReset().mockImplementation((address) => answer(`<title>${address}</title>`));
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a prefetched page is fetched once and handed out once', async () => {
  prefetchPage('/a');
  prefetchPage('/a');
  expect((await takePage('/a', signal)).title).toBe('/a');
  expect(fetched).toHaveBeenCalledTimes(1);
  await takePage('/a', signal);
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('after a minute it is asked for again', async () => {
  prefetchPage('/b');
  vi.advanceTimersByTime(60_001);
  await takePage('/b', signal);
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('a page that failed to come ahead is fetched when it is wanted', async () => {
  fetched.mockRejectedValueOnce(new TypeError('offline'));
  prefetchPage('/c');
  await vi.waitFor(async () => expect((await takePage('/c', signal)).title).toBe('/c'));
});

test('what stands in for a page without network is not kept for later', async () => {
  fetched.mockResolvedValueOnce(await answer('<title>Stored</title>', { 'cache-control': 'no-store' }));
  prefetchPage('/d');
  await vi.waitFor(async () => expect((await takePage('/d', signal)).title).toBe('/d'));
});

test('what is no page is refused', async () => {
  fetched.mockImplementation(() => answer('a,b', { 'content-type': 'text/csv' }));
  await expect(takePage('/e', signal)).rejects.toThrow('/e is no page');
  const { origin } = location;
  expect([isPage({ origin, pathname: '/about' }), isPage({ origin, pathname: '/editions.csv' })]).toEqual([
    true,
    false,
  ]);
  expect(isPage({ origin: 'https://example.org', pathname: '/about' })).toBe(false);
});

test('a redirect is left to the browser, which then shows where it led', async () => {
  const redirected = await answer('<title>ISO 9001</title>');
  Object.defineProperty(redirected, 'redirected', { value: true });
  fetched.mockResolvedValue(redirected);
  await expect(takePage('/iso-9001', signal)).rejects.toThrow('/iso-9001 is no page');
});
