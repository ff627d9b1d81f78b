import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { element } from '#src/browser/behaviours/fixture/element.ts';
import { content } from '#src/site/content.ts';
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
const [quality, food, lean] = titles;
const leads = labels.offer;
/** What is said of so many cards. */
const counted = (count: number) =>
  [labels.none, labels.one, labels.some, labels.all][count]
    ?.replace('{count}', `${count}`)
    .replace('{total}', '3') ?? '';

const rows: [query: string, shown: (string | undefined)[], offered: string[], says: string][] = [
  // As it stands in a title, or as the other search reads it: src/features/search/words.test.ts.
  ['management', [quality, food], [], counted(2)],
  ['FOOD', [food], [], counted(1)],
  ['  2018 - f ', [food], [], counted(1)],
  ['iso-9001', [quality], [], counted(1)],
  ['Quálity', [quality], [], counted(1)],
  ['  ', [quality, food, lean], [], counted(3)],
  // Where no title has it, the pages that the word leads to, or whose card holds it.
  ['GMP', [], ['GMP'], leads],
  ['labor', [], ['Laboratories'], leads],
  ['iso17025', [], ['Laboratories'], leads],
  ['good manufacturing practice', [], ['GMP'], leads],
  ['soap', [], ['ISO 18404:2015'], leads],
  // Beside a match, for a word that nobody listed, for a part of one and for two letters nothing.
  ['lean', [lean], [], counted(1)],
  ...['zebra', 'gm', 'agmp', 'management food', 'f.od', '*', '...', 'தமிழ்', "'", '\u200d'].map(
    (query): [string, string[], string[], string] => [query, [], [], counted(0)],
  ),
];

test('cards are those whose title holds what is typed; where none does, pages are offered that it leads to', () => {
  mount();
  for (const [query, cards, pages, says] of rows) {
    type(query);
    expect([shown(), offered(), announced()], query).toEqual([cards, pages, says]);
  }
});

test('Escape brings all cards back, but not that which ends what an input method is composing', () => {
  mount();
  type('food');
  pressEscape(true);
  expect([field().value, shown()]).toEqual(['food', [food]]);
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
