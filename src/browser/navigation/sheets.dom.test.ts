// @vitest-environment-options {"settings":{"disableCSSFileLoading":true,"handleDisabledFileLoadingAsSuccess":true}}
import { expect, test, vi } from 'vitest';
import { applySheets, bringSheets, prefetchHeaderSheets } from './sheets.ts';

const sheets = (...names: string[]) =>
  names.map((name) => `<link rel="stylesheet" href="/${name}.css">`).join('');
const html = `<head>${sheets('shell', 'a', 'c', 'd')}</head>`;
const next = new DOMParser().parseFromString(html, 'text/html');
const here = () => [...document.head.querySelectorAll('link')].map((sheet) => sheet.getAttribute('href'));

test('what is missing comes, each at its place among those that are here, and is put into use when it is applied', async () => {
  document.head.innerHTML = sheets('shell', 'b', 'c');
  const [shell] = document.head.children;
  await bringSheets(next);
  expect(here()).toEqual(['/shell.css', '/b.css', '/a.css', '/c.css', '/d.css']);
  expect(document.head.firstChild).toBe(shell);
  const idle = () =>
    [...document.head.querySelectorAll('[media]')].map((sheet) => sheet.getAttribute('href'));
  expect(idle()).toEqual(['/a.css', '/d.css']);
  applySheets();
  expect(idle()).toEqual([]);
});

test.each([
  ['once the page is idle', false, ['/sheets.txt', '/a.css', '/d.css']],
  ['not where data is saved', true, []],
])('those of the pages in the header are fetched %s', async (_, saveData, expected) => {
  document.head.innerHTML = sheets('shell', 'c');
  const fetched = vi.fn((address: string) =>
    address === '/sheets.txt'
      ? Promise.resolve(new Response('/shell.css\n/a.css\n/c.css\n/d.css'))
      : Promise.reject(new TypeError('no network')),
  );
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('navigator', { connection: { saveData } });
  await prefetchHeaderSheets();
  expect(fetched.mock.calls.map(([address]) => address)).toEqual(expected);
});
