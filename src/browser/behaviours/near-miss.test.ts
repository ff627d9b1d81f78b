// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { nearMiss } from './near-miss.ts';

beforeEach(() => {
  document.body.innerHTML = `
    <div data-near-miss hidden><p>You may have meant:</p><ul></ul><template>
      <li data-names="iso9001Main iso-9001 9001"><a href="/iso9001Main">ISO 9001:2015</a></li>
      <li data-names="hacpMain haccp"><a href="/hacpMain">HACCP Service</a></li>
    </template></div>`;
});

const offer = () => document.querySelector<HTMLElement>('[data-near-miss]');
const visit = (pathname: string) => {
  history.replaceState(null, '', pathname);
  const part = offer();
  if (part) nearMiss(part);
};
const links = () => [...(offer()?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));

test('offers the page that was meant', () => {
  visit('/ISO-9001');
  expect(offer()?.hidden).toBe(false);
  expect(links()).toEqual(['/iso9001Main']);
});

test('stays hidden when nothing is near', () => {
  visit('/something-else');
  expect(offer()?.hidden).toBe(true);
  expect(links()).toEqual([]);
});
