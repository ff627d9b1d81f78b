import { beforeEach, expect, test, vi } from 'vitest';
import { isPage, prefetchPage, takePage } from './pages.ts';

const { signal } = new AbortController();
const fetched = vi.fn<(address: string) => Promise<Response>>();
const html = { headers: { 'content-type': 'text/html; charset=utf-8' } };
const page = (address: string) => `<title>${address}</title>`;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  fetched.mockReset().mockImplementation(async (address) => new Response(page(address), html));
  vi.stubGlobal('fetch', fetched);
});
test('a prefetched page is fetched once and handed out once', async () => {
  prefetchPage('/a');
  prefetchPage('/a');
  expect(await takePage('/a', signal)).toBe(page('/a'));
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
  fetched.mockRejectedValueOnce(new TypeError('no network'));
  prefetchPage('/c');
  await vi.waitFor(async () => expect(await takePage('/c', signal)).toBe(page('/c')));
});

test('three are on their way ahead of the click at most, and the one that is clicked is no more of them', async () => {
  const answers = Promise.withResolvers<void>();
  fetched.mockImplementation(async (address) => {
    await answers.promise;
    return new Response(page(address), html);
  });
  for (const address of ['/1', '/2', '/3', '/4', '/5']) prefetchPage(address);
  expect(fetched.mock.calls.map(([address]) => address)).toEqual(['/1', '/2', '/3']);
  const clicked = takePage('/5', signal);
  answers.resolve();
  expect(await clicked).toBe(page('/5'));
  prefetchPage('/6');
  expect(fetched).toHaveBeenLastCalledWith('/6', expect.anything());
});

test.each([
  ['what is no page', new Response('a,b', { headers: { 'content-type': 'text/csv' } })],
  ['an error, whatever it looks like', new Response(page('/busy'), { ...html, status: 503 })],
  // The browser then shows where it led.
  ['a redirect', Object.defineProperty(new Response(page('/login'), html), 'redirected', { value: true })],
])('%s is left to the browser', async (_, answer) => {
  fetched.mockResolvedValue(answer);
  await expect(takePage('/e', signal)).rejects.toThrow('/e is no page');
});

test('pages are of this site, and files have an ending', () => {
  const { origin } = location;
  expect([isPage({ origin, pathname: '/about' }), isPage({ origin, pathname: '/editions.csv' })]).toEqual([
    true,
    false,
  ]);
  expect(isPage({ origin: 'https://example.org', pathname: '/about' })).toBe(false);
});
