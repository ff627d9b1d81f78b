import { expect, it } from 'vitest';
import { backLabel, cardsLinking } from './cards.ts';
import { linksOf, pageAt, textOf } from './documents.ts';

// Specification, section 2.11; names are the firm's own.
const catalogue: readonly (readonly [code: string, href: string])[] = [
  ['ISO 9001:2015', '/iso9001Main'],
  ['ISO 13485:2016', '/iso1385Main'],
  ['ISO 14001:2015', '/iso14001Main'],
  ['ISO 15189:2012', '/iso15189Main'],
  ['ISO 15378:2017', '/iso15378Main'],
  ['ISO/IEC 17025:2017', '/iso17025Main'],
  ['ISO 18404:2015', '/iso18404Main'],
  ['ISO 19011:2018', '/iso19011Main'],
  ['ISO 22000:2018', '/iso22000Main'],
  ['ISO 22301:2019', '/iso22301Main'],
  ['ISO 22716:2007', '/iso22716Main'],
  ['ISO 27001:2022', '/iso27001Main'],
  ['ISO 37001:2016', '/iso37001Main'],
  ['ISO 45001:2018', '/iso45001Main'],
];

const cards = cardsLinking(
  '/all-iso',
  catalogue.map(([, href]) => href),
);

/** The firm may have more than the catalogue names. */
const allCards = [...pageAt('/all-iso').querySelectorAll('main li')].filter((card) =>
  card.querySelector('h2, h3'),
);

it("shows the standards as 'code - name', each with its page", () => {
  expect(cards.map(({ title, href }) => [title.replace(/ - .*/, ''), href])).toEqual(catalogue);
  for (const { title } of cards) expect(title).toMatch(/^ISO(\/IEC)? \d{4,5}:\d{4} - \S.{5,}$/);
});

it("gives each card a description, 'Learn More' and 'Call Now'", () => {
  for (const { text } of cards)
    expect(text).toMatch(/.{150,}.*Learn More.*Call Now|.{150,}.*Call Now.*Learn More/);
  const calls = linksOf(pageAt('/all-iso'), 'main a[href^="tel:"]').filter(([label]) =>
    label.startsWith('Call Now'),
  );
  expect(calls).toHaveLength(allCards.length);
});

it('gives each card a picture', () => {
  expect(allCards.length).toBeGreaterThanOrEqual(catalogue.length);
  for (const card of allCards) expect(card.querySelector('img, svg')).not.toBeNull();
});

it('has a labelled search box with the words of the catalogue', () => {
  const box = pageAt('/all-iso').querySelector('main input[placeholder="Search for an ISO service..."]');
  expect(box).not.toBeNull();
  const label = pageAt('/all-iso').querySelector(`label[for="${box?.id}"]`);
  expect(textOf(label)).toBe('Search by number or title');
});

it.each([
  ['17025', ['/iso17025Main']],
  ['gmp', ['/gmpMain', '/iso22716Main']],
  ['laboratory', ['/iso17025Main', '/iso15189Main']],
])('holds ready for the word %s the pages that it leads to, hidden before it is typed', (word, hrefs) => {
  const offers = [...pageAt('/all-iso').querySelectorAll('search li[data-words]')];
  expect(offers.every((offer) => offer.hasAttribute('hidden'))).toBe(true);
  const found = offers.filter((offer) => offer.getAttribute('data-words')?.split('|').includes(word));
  expect(found.map((offer) => offer.querySelector('a')?.getAttribute('href')).toSorted()).toEqual(
    hrefs.toSorted(),
  );
});

it('leads back to the services', () => {
  expect(backLabel('/all-iso', '/services')).toBe('Back to Services');
});
