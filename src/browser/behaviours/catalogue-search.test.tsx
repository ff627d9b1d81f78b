import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CatalogueSearch } from '#src/sections/catalogue-search/catalogue-search.tsx';
import { catalogueSearch } from './catalogue-search.ts';

const labels = {
  label: 'Search by number or title',
  placeholder: 'Search for an ISO service...',
  clear: 'Clear the search',
  some: '{count} of {total} standards',
  one: '1 of {total} standards',
  none: 'No standard matches.',
  offer: 'This word leads to:',
  all: 'All {total} standards',
};
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
  history.replaceState({ index: 3 }, '', '/all-iso');
});
afterEach(() => {
  page.abort();
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const mount = (typed = '') => {
  render(<CatalogueSearch labels={labels} total={titles.length} offers={offers} />);
  field().value = typed;
  const search = document.querySelector('search');
  if (search) catalogueSearch(search, page.signal);
};
const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: labels.label });
const type = (value: string) => fireEvent.input(field(), { target: { value } });
const texts = (selector: string) =>
  [...document.querySelectorAll(selector)].map((found) => found.textContent);
const shown = () => texts('[data-catalogue] > li:not([hidden]) > h2');
const offered = () => texts('[data-words]:not([hidden])');
const announced = () => screen.getByRole('status').textContent;

test('typing hides the cards whose title does not match and announces how many are left', () => {
  mount();
  expect([shown(), announced()]).toEqual([titles, 'All 3 standards']);
  type('management');
  expect([shown(), announced()]).toEqual([titles.slice(0, 2), '2 of 3 standards']);
  type('FOOD');
  expect([shown(), announced()]).toEqual([['ISO 22000:2018 - Food Safety Management'], '1 of 3 standards']);
  type('50001');
  expect([shown(), announced()]).toEqual([[], 'No standard matches.']);
});

test.each([
  ['GMP', ['GMP']],
  ['labor', ['Laboratories']],
  ['ISO 17025', ['Laboratories']],
  ['iso17025', ['Laboratories']],
  ['good manufacturing practice', ['GMP']],
])('where no title has %s, the pages that it leads to are offered', (query, pages) => {
  mount();
  type(query);
  expect([shown(), offered(), announced()]).toEqual([[], pages, 'This word leads to:']);
});

test('nothing is offered for a word that nobody listed, for two letters, beside matches, or once it is cleared', () => {
  mount();
  for (const [query, says] of [
    ['zebra', 'No standard matches.'],
    ['gm', 'No standard matches.'],
    ['agmp', 'No standard matches.'],
    ['lean', '1 of 3 standards'],
  ] as const) {
    type(query);
    expect([offered(), announced()]).toEqual([[], says]);
  }
  type('gmp');
  fireEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
  expect([offered(), announced()]).toEqual([[], 'All 3 standards']);
});

test.each([
  ['2018 - f', [titles[1]]],
  ['  food ', [titles[1]]],
  ['management food', []],
  ['f.od', []],
  ['*', []],
])('%j finds what its letters are found in', (query, found) => {
  mount();
  type(query);
  expect(shown()).toEqual(found);
});

test.each([
  ['iso-9001', titles[0]],
  ['ISO9001', titles[0]],
  ['ISO 9001  2015', titles[0]],
  ['9001:2026', titles[0]],
  ['22 000', titles[1]],
  ['ISO９００１', titles[0]],
  ['Quálity', titles[0]],
])('%s is the title that the other search finds too', (query, title) => {
  mount();
  type(query);
  expect([shown(), announced()]).toEqual([[title], '1 of 3 standards']);
});

test('where no title matches, what stands on a card leads to its page', () => {
  mount();
  type('soap');
  expect([shown(), offered(), announced()]).toEqual([[], ['ISO 18404:2015'], 'This word leads to:']);
});

test.each(['...', '###', 'ආයතනය', 'தமிழ்', '品質管理', "'", '’’', '\u200d'])('%j leads nowhere', (query) => {
  mount();
  type(query);
  expect([shown(), offered(), announced()]).toEqual([[], [], 'No standard matches.']);
});

test('what an input method is composing is not cleared by its Escape key', () => {
  mount();
  type('food');
  fireEvent.keyDown(field(), { key: 'Escape', isComposing: true });
  expect(field().value).toBe('food');
});

test('of a text that is too long so much is searched for, and stands in the address, as can be typed', () => {
  history.replaceState(null, '', `/all-iso?q=${'x'.repeat(9600)}`);
  mount();
  vi.runAllTimers();
  expect([field().maxLength, field().value.length, location.search.length]).toEqual([100, 100, 103]);
});

/** Whatever is typed. */
const typed = fc.oneof(
  fc.string({ unit: fc.nat(0xffff).map((code) => String.fromCharCode(code)) }),
  fc.string({ unit: fc.constantFrom(...'iso 9:-01\u2019é') }),
);

test('whatever is typed: cards are those whose title holds it, and pages are offered only where there are none', () => {
  mount();
  fc.assert(
    fc.property(typed, (query) => {
      type(query);
      const asTyped = titles.filter((title) =>
        title.toLowerCase().includes(field().value.trim().toLowerCase()),
      );
      expect(shown()).toEqual(expect.arrayContaining(asTyped));
      if (shown().length > 0) expect(offered()).toEqual([]);
      if (!/[\p{L}\p{N}\p{M}]/u.test(query.normalize('NFKD'))) expect(offered()).toEqual([]);
    }),
  );
});

test('the clear button and Escape bring all cards back, and the focus stays in the field', () => {
  mount();
  type('food');
  fireEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
  expect([shown(), field().value, document.activeElement]).toEqual([titles, '', field()]);
  expect(screen.queryByRole('button')).toBeNull();
  type('food');
  fireEvent.keyDown(field(), { key: 'Escape' });
  expect([shown(), field().value]).toEqual([titles, '']);
});

test('the query of the address is searched for', () => {
  history.replaceState(null, '', '/all-iso?q=lean');
  mount();
  expect([shown(), field().value]).toEqual([['ISO 18404:2015 - Lean'], 'lean']);
});

test('what was typed before script came is searched for, not lost', () => {
  mount('quality');
  expect([shown(), field().value]).toEqual([['ISO 9001:2015 - Quality Management'], 'quality']);
});

test('typing is written into the address once it rests, and keeps what the router knows of the entry', () => {
  mount();
  type('fo');
  type('food');
  expect(location.search).toBe('');
  vi.runAllTimers();
  expect([location.search, history.state]).toEqual(['?q=food', { index: 3 }]);
});

test('signs of addresses come back as they were typed, and an empty query leaves what else stands in the address', () => {
  history.replaceState(null, '', '/all-iso?ref=mail#catalogue');
  mount(' ISO/IEC 17025 & more ');
  vi.runAllTimers();
  expect(new URLSearchParams(location.search).get('q')).toBe('ISO/IEC 17025 & more');
  type('  ');
  vi.runAllTimers();
  expect(location.href).toMatch(/\/all-iso\?ref=mail#catalogue$/);
});

test('a page left before typing has rested is not written to', () => {
  mount();
  type('food');
  page.abort();
  history.replaceState(null, '', '/iso22000Main');
  vi.runAllTimers();
  expect(location.href).toMatch(/\/iso22000Main$/);
});

test('while the next page is on its way the address is left alone', () => {
  mount();
  type('food');
  vi.stubGlobal('navigation', { transition: {} });
  vi.runAllTimers();
  expect(location.href).toMatch(/\/all-iso$/);
});
