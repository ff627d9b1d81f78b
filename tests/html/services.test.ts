import { describe, expect, it } from 'vitest';
import { linksOf, pageAt, textOf, textsOf } from './documents.ts';

const ordinals = (count: number) =>
  Array.from({ length: count }, (_, index) => `${index + 1}`.padStart(2, '0'));

const benefitNumbers = (address: string) =>
  [...pageAt(address).querySelectorAll('#benefits ol > li')].map((card) => /^\d\d/.exec(textOf(card))?.[0]);

const backLabel = (address: string, back: string) =>
  [...pageAt(address).querySelectorAll(`main a[href="${back}"]`)]
    .map((link) => link.getAttribute('aria-label') ?? textOf(link))
    .find((label) => label.startsWith('Back to '));

/** The cards of a page that link to any of the given addresses: what is nearest around such a link. */
const cardsLinking = (page: string, targets: readonly string[]) =>
  [...pageAt(page).querySelectorAll('main li, main article')]
    .map((card) => ({ card, links: linksOf(card).filter(([, href]) => targets.includes(href)) }))
    .filter(({ links, card }) => links.length > 0 && card.querySelector('h2, h3') !== null)
    .map(({ card, links }) => ({
      title: textOf(card.querySelector('h2, h3')),
      text: textOf(card),
      href: links[0]?.[1],
    }));

// Specification, section 2.10.
const services = [
  ['ISO Services', '/all-iso'],
  ['GMP Service', '/gmpMain'],
  ['HACCP Service', '/hacpMain'],
  ['CE Marking', '/ceMain'],
  ['Management Services', '/additional-services'],
  ['FSSC 22000', '/fssc22000Main'],
] as const;

describe('the services overview', () => {
  it("turns six cards, each with 'Learn More' and its page, in the order of the specification", () => {
    const cards = cardsLinking(
      '/services',
      services.map(([, href]) => href),
    );
    expect(cards.map(({ title, href }) => [title, href])).toEqual(services);
    for (const { text } of cards) expect(text).toContain('Learn More');
  });
});

// Specification, sections 2.3 and 2.12; names are the firm's own.
const catalogue = [
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
] as const;

describe('the catalogue', () => {
  const cards = cardsLinking(
    '/all-iso',
    catalogue.map(([, href]) => href),
  );

  it("shows the fourteen standards as 'code - name', each with its page", () => {
    expect(cards.map(({ title, href }) => [title.replace(/ - .*/, ''), href])).toEqual(catalogue);
    for (const { title } of cards) expect(title).toMatch(/^ISO(\/IEC)? \d{4,5}:\d{4} - \S.{5,}$/);
  });

  it("gives each card a description, 'Learn More' and 'Call Now'", () => {
    for (const { text } of cards)
      expect(text).toMatch(/.{150,}.*Learn More.*Call Now|.{150,}.*Call Now.*Learn More/);
    const calls = linksOf(pageAt('/all-iso'), 'main a[href^="tel:"]').filter(([label]) =>
      label.startsWith('Call Now'),
    );
    expect(calls).toHaveLength(14);
  });

  it('gives each card a picture', () => {
    const pictures = [...pageAt('/all-iso').querySelectorAll('main li')].filter((card) =>
      card.querySelector('h2, h3'),
    );
    expect(pictures.filter((card) => card.querySelector('img, svg'))).toHaveLength(14);
  });

  it('has a labelled search box with the words of the specification', () => {
    const box = pageAt('/all-iso').querySelector('main input[placeholder="Search for an ISO service..."]');
    expect(box).not.toBeNull();
    const label = pageAt('/all-iso').querySelector(`label[for="${box?.id}"]`);
    expect(box?.getAttribute('aria-label') ?? textOf(label)).not.toBe('');
  });

  it('leads back to the services', () => {
    expect(backLabel('/all-iso', '/services')).toBe('Back to Services');
  });
});

describe.each([
  { address: '/ceMain', name: 'CE Marking', benefits: 6 },
  { address: '/hacpMain', name: 'HACCP', benefits: 8 },
  { address: '/gmpMain', name: 'GMP', benefits: 7 },
])('$address', ({ address, name, benefits }) => {
  it(`begins with 'OUR SERVICES' and 'Our ${name} Consulting Services'`, () => {
    const opening = textOf(pageAt(address).querySelector('main'));
    expect(
      opening.startsWith(`OUR SERVICES Our ${name} Consulting Services`) ||
        opening.startsWith(`OUR SERVICESOur ${name} Consulting Services`),
    ).toBe(true);
  });

  it('has an arrow to its content', () => {
    const arrow = pageAt(address).querySelector('main a[href^="#"]');
    expect(pageAt(address).querySelector(arrow?.getAttribute('href') ?? '#nothing')).not.toBeNull();
  });

  it(`shows ${benefits} numbered cards`, () => {
    expect(benefitNumbers(address)).toEqual(ordinals(benefits));
  });

  it('leads back to the services', () => {
    expect(backLabel(address, '/services')).toBe('Back to Services');
  });
});

it('names the six topics of CE marking, and says that the mark is no quality mark', () => {
  expect(textsOf(pageAt('/ceMain'), '#benefits h3').map((title) => title.toLowerCase())).toEqual([
    'eu market access',
    'product safety',
    'legal compliance',
    'international trade',
    'competitive advantage',
    'reduced trade barriers',
  ]);
  expect(textOf(pageAt('/ceMain').querySelector('main'))).toMatch(/not a quality mark/);
});

it('leads to the HACCP audit in the five steps of the specification', () => {
  const steps = [
    'understand requirements',
    'develop a plan',
    'gap analysis',
    'choose a third-party certifying body',
    'undergo the audit',
  ];
  const titles = textsOf(pageAt('/hacpMain'), 'main h3').map((title) => title.toLowerCase());
  expect(titles.filter((title) => steps.includes(title))).toEqual(steps);
});

it('writes who needs GMP for GMP, and not for ISO 14001', () => {
  const main = textOf(pageAt('/gmpMain').querySelector('main'));
  expect(main).toContain('Who Needs GMP?');
  expect(main).not.toContain('14001');
});

// Specification, section 2.14.
const management = [
  { address: '/administration', title: 'Administration', benefits: 8 },
  { address: '/hr', title: 'Human Resources (HR)', benefits: 6 },
  { address: '/inventory', title: 'Inventory Management', benefits: 5 },
  { address: '/mrm', title: 'Management Review Meetings (MRM)', benefits: 5 },
];

describe('the management services', () => {
  it("are four cards with picture, description and 'Learn More'", () => {
    const cards = cardsLinking(
      '/additional-services',
      management.map(({ address }) => address),
    );
    expect(cards.map(({ title, href }) => [title, href])).toEqual(
      management.map(({ title, address }) => [title, address]),
    );
    for (const { text } of cards) expect(text).toMatch(/.{80,}Learn More/);
  });

  it('lead back to the services', () => {
    expect(backLabel('/additional-services', '/services')).toBe('Back to Services');
  });

  it.each(management)('$address is headed $title', ({ address, title }) => {
    expect(textOf(pageAt(address).querySelector('h1'))).toBe(title);
  });

  it.each(management)('$address shows $benefits numbered cards', ({ address, benefits }) => {
    expect(benefitNumbers(address)).toEqual(ordinals(benefits));
  });

  it.each(management)('$address leads back to the overview', ({ address }) => {
    expect(backLabel(address, '/additional-services')).toBe('Back to Management Services');
  });
});
