import { afterEach, beforeEach, expect, test } from 'vitest';
import { pageContents } from './page-contents.ts';

let page = new AbortController();

/** Puts each section's top at a distance from the top of a window 900 high. */
const place = (tops: Record<string, number>) => {
  for (const [id, top] of Object.entries(tops)) {
    const section = document.getElementById(id);
    if (section) section.getBoundingClientRect = () => new DOMRect(0, top, 100, 500);
  }
};
const start = () => {
  const bar = document.querySelector<HTMLElement>('[data-page-contents]');
  if (bar) pageContents(bar, page.signal);
};
const current = () =>
  [...document.querySelectorAll('a[aria-current="location"]')].map((link) => link.textContent);

beforeEach(() => {
  page = new AbortController();
  Object.defineProperty(window, 'innerHeight', { value: 900, configurable: true });
  document.body.innerHTML = `
    <nav data-page-contents><ul>
      <li><a href="#who-we-are">Who</a></li><li><a href="#our-process">Process</a></li><li><a href="#gone">Gone</a></li>
    </ul></nav><section id="who-we-are"></section><section id="our-process"></section>`;
});
afterEach(() => page.abort());

test('a section is in view once it has passed the upper third, and only one link is marked', async () => {
  place({ 'who-we-are': -199, 'our-process': 301 });
  start();
  expect(current()).toEqual(['Who']);
  const scroll = async () => {
    window.dispatchEvent(new Event('scroll'));
    await new Promise((resolve) => requestAnimationFrame(resolve));
    return current();
  };
  for (const [tops, marked] of [
    [{ 'who-we-are': -200, 'our-process': 300 }, ['Process']],
    // Above the first, and between two that stand apart.
    [{ 'who-we-are': 700, 'our-process': 1400 }, []],
    [{ 'who-we-are': -201, 'our-process': 600 }, []],
  ] as const) {
    place(tops);
    expect(await scroll()).toEqual(marked);
  }
});
