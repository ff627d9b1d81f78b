// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bringPage, isPage, pageBrought, takePage } from './next-pages.ts';

// There are no fonts in a document without a browser.

const { signal } = new AbortController();
const fetched = vi.fn<(address: string) => Promise<Response>>();
const answer = (text: string, type = 'text/html; charset=utf-8') =>
  Promise.resolve(new Response(text, { headers: { 'content-type': type } }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  fetched.mockReset().mockImplementation((address) => answer(`<title>${address}</title>`));
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a page brought ahead is fetched once and handed out once', async () => {
  bringPage('/a');
  bringPage('/a');
  expect((await takePage('/a', signal)).document.title).toBe('/a');
  expect(fetched).toHaveBeenCalledTimes(1);
  await takePage('/a', signal);
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('after a minute it is asked for again', async () => {
  bringPage('/b');
  vi.advanceTimersByTime(60_001);
  await takePage('/b', signal);
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('a page that failed to come ahead is fetched when it is wanted', async () => {
  fetched.mockRejectedValueOnce(new TypeError('offline'));
  bringPage('/c');
  await vi.waitFor(async () => expect((await takePage('/c', signal)).document.title).toBe('/c'));
});

test('a page brought ahead stays to be taken, unless it only stands in for what the network has', async () => {
  bringPage('/e');
  const page = await pageBrought('/e');
  expect((await takePage('/e', signal)).document).toBe(page);
  fetched.mockResolvedValue(
    new Response('<title>Stored</title>', {
      headers: { 'content-type': 'text/html', 'cache-control': 'no-store' },
    }),
  );
  bringPage('/f');
  expect(await pageBrought('/f')).toBeUndefined();
  expect(await pageBrought('/never-brought')).toBeUndefined();
});

test('what is no page is refused', async () => {
  fetched.mockImplementation(() => answer('a,b', 'text/csv'));
  await expect(takePage('/d', signal)).rejects.toThrow('/d is no page');
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
