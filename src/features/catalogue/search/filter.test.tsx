import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { element } from '#src/browser/behaviours/fixture/element.ts';
import { content } from '#src/site/content.ts';
import { readTable } from '#tests/table.ts';
import { CatalogueSearch } from './catalogue-search.tsx';
import { behaviour } from './filter.ts';

const labels = content.catalogue.search;
const titles = [
  'ISO 9001:2015 - Quality Management',
  'ISO 22000:2018 - Food Safety Management',
  'ISO 18404:2015 - Lean',
];
/** What stands on a card besides its title. */
const description = 'For soap works.';

const offers = [
  { name: 'GMP', href: '/gmpMain', words: ['gmp', 'manufacturing practice', 'lean'] },
  { name: 'Laboratories', href: '/iso17025Main', words: ['laboratory', '17025'] },
  { name: 'ISO 18404:2015', href: '/18404', words: ['18404'] },
];

let page = new AbortController();

beforeEach(() => {
  page = new AbortController();
  vi.useFakeTimers();
  document.body.innerHTML = `<ul data-catalogue>${titles.map((title) => `<li><h2>${title}</h2><p>${title.includes('18404') ? description : ''}</p><a href="/${title.slice(4, 9).trim()}">Learn More</a></li>`).join('')}</ul>`;
  history.replaceState(null, '', '/all-iso');
});
afterEach(() => page.abort());

const mount = (typed = '') => {
  const search = renderToStaticMarkup(
    <CatalogueSearch labels={labels} total={titles.length} offers={offers} />,
  );
  document.body.insertAdjacentHTML('beforeend', search);
  field().value = typed;
  behaviour(element('search'), page.signal);
};
const field = () => {
  const found = element('input');
  if (found instanceof HTMLInputElement) return found;
  throw new Error('There is no field.');
};
const type = (value: string) => {
  field().value = value;
  field().dispatchEvent(new Event('input', { bubbles: true }));
};
const pressEscape = (isComposing = false) =>
  field().dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', isComposing, bubbles: true }));
const texts = (selector: string) =>
  [...document.querySelectorAll(selector)].map((found) => found.textContent);
const shown = () => texts('[data-catalogue] > li:not([hidden]) > h2');
const offered = () => texts('[data-words]:not([hidden])');
const announced = () => element('output').textContent;
const typed = readTable(
  'src/features/catalogue/search/filter.yaml',
  z.record(
    z.string(),
    z.strictObject({ cards: z.array(z.string()), pages: z.array(z.string()).default([]) }),
  ),
);

test('cards are those whose title holds what is typed; where none does, pages are offered that it leads to', () => {
  mount();
  for (const [query, { cards, pages }] of Object.entries(typed)) {
    type(query);
    const said = [labels.none, labels.one, labels.some, labels.all][cards.length];
    const counted = said?.replace('{count}', `${cards.length}`).replace('{total}', '3');
    expect([shown(), offered(), announced()], query).toEqual([
      cards,
      pages,
      pages.length > 0 ? labels.offer : counted,
    ]);
  }
});

test('Escape brings all cards back, but not that which ends what an input method is composing', () => {
  mount();
  type('food');
  pressEscape(true);
  expect([field().value, shown()]).toEqual(['food', titles.slice(1, 2)]);
  pressEscape();
  expect([field().value, shown(), element('button').hidden]).toEqual(['', titles, true]);
});

test('of a text that is too long so much is searched for, and stands in the address, as can be typed', () => {
  history.replaceState(null, '', `/all-iso?q=${'x'.repeat(9600)}`);
  mount();
  vi.runAllTimers();
  expect([field().maxLength, field().value.length, location.search.length]).toEqual([100, 100, 103]);
});

test('signs of addresses come back as typed; an empty query leaves what else stands there, and what the router knows', () => {
  history.replaceState({ index: 3 }, '', '/all-iso?ref=mail#catalogue');
  mount(' ISO/IEC 17025 & more ');
  vi.runAllTimers();
  expect(new URLSearchParams(location.search).get('q')).toBe('ISO/IEC 17025 & more');
  type('  ');
  vi.runAllTimers();
  expect(location.href).toMatch(/\/all-iso\?ref=mail#catalogue$/);
  expect(history.state).toEqual({ index: 3 });
});

test.each([
  ['was left before typing has rested', () => page.abort()],
  ['is about to go', () => vi.stubGlobal('navigation', { transition: {} })],
])('the address of a page that %s is not written to', (_, go) => {
  mount();
  type('food');
  go();
  vi.runAllTimers();
  expect(location.search).toBe('');
});
