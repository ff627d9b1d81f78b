import { beforeEach, expect, test, vi } from 'vitest';
import { searchAsset } from '#src/site/search-asset.ts';
import type { SearchIndex } from './dialog.ts';

const page = { kind: 'page', detail: '', words: [] } as const;
const index: SearchIndex = {
  ...JSON.parse(searchAsset.text),
  entries: [
    { ...page, title: 'ISO 9001:2015', href: '#9001', text: 'Ends 30 September 2029.' },
    { ...page, title: 'ISO 22000:2018', href: '#22000', text: 'Food.' },
  ],
};
const { signal } = new AbortController();
const fetched = vi.fn<() => Promise<Response>>();
const followed = vi.fn<(address: string | null) => void>();

/** As in a document that has just been loaded. */
const freshDialog = async () => {
  vi.resetModules();
  return (await import('./dialog.ts')).openSearch;
};
const field = () => document.querySelector<HTMLInputElement>('#search-field');
const type = (query: string) => {
  const found = field();
  if (found) found.value = query;
  found?.dispatchEvent(new Event('input'));
};
const press = (key: string, how: KeyboardEventInit = {}) =>
  field()?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...how }));

document.addEventListener('click', (event) => {
  const link = event.target instanceof Element && event.target.closest('a');
  if (link) followed(link.getAttribute('href'));
});

beforeEach(() => {
  document.body.innerHTML = '<p data-written-on="2026-11-21" data-passed="[passed]"></p>';
  followed.mockClear();
  fetched.mockReset().mockImplementation(async () => Response.json(index));
  vi.stubGlobal('fetch', fetched);
});

test('two presses while the index comes open one dialog', async () => {
  const openSearch = await freshDialog();
  await Promise.all([openSearch('/index', signal), openSearch('/index', signal)]);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(document.querySelectorAll('dialog')).toHaveLength(1);
});

test('an index that did not come is asked for again', async () => {
  const openSearch = await freshDialog();
  fetched.mockRejectedValueOnce(new TypeError('no network'));
  await expect(openSearch('/index', signal)).rejects.toThrow('no network');
  await openSearch('/index', signal);
  expect(document.querySelector('dialog')?.open).toBe(true);
});

test('where the page has gone meanwhile, nothing opens over the next', async () => {
  const openSearch = await freshDialog();
  const page = new AbortController();
  const opening = openSearch('/index', page.signal);
  page.abort();
  await opening;
  expect(document.querySelector('dialog')).toBeNull();
});

test('the keys of an input method are its own', async () => {
  await (await freshDialog())('/index', signal);
  type('22000');
  press('Enter', { isComposing: true });
  press('Enter', { keyCode: 229 });
  press('ArrowDown', { isComposing: true });
  expect(followed).not.toHaveBeenCalled();
  expect(document.activeElement?.localName).not.toBe('a');
});

test('a day in a result that has passed says so', async () => {
  vi.useFakeTimers({ now: new Date('2029-10-01T12:00:00'), toFake: ['Date'] });
  await (await freshDialog())('/index', signal);
  vi.useRealTimers();
  type('9001');
  expect(document.querySelector('li span')?.textContent).toBe('Ends 30 September 2029 [passed].');
});
