import { describe, expect, it } from 'vitest';
import { specifiedPages } from '../pages.ts';
import { backLabel, cardsLinking, ordinals } from './cards.ts';
import { mainText, missingFrom, pageAt, sectionUnder, textOf, textsOf } from './documents.ts';

const benefitNumbers = (address: string) =>
  [...pageAt(address).querySelectorAll('#benefits ol > li')].map((card) => /^\d\d/.exec(textOf(card))?.[0]);

// Specification, section 2.10.
const services: readonly (readonly [title: string, href: string])[] = [
  ['ISO Services', '/all-iso'],
  ['GMP Service', '/gmpMain'],
  ['HACCP Service', '/hacpMain'],
  ['CE Marking', '/ceMain'],
  ['Management Services', '/additional-services'],
  ['FSSC 22000', '/fssc22000Main'],
];

describe('the services overview', () => {
  it("turns a card for each service, with 'Learn More' and its page, in the order of the services", () => {
    const cards = cardsLinking(
      '/services',
      services.map(([, href]) => href),
    );
    expect(cards.map(({ title, href }) => [title, href])).toEqual(services);
    for (const { text } of cards) expect(text).toContain('Learn More');
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
  expect(missingFrom('/ceMain', [/not a quality mark/])).toEqual([]);
});

it('leads to the HACCP audit in the five steps of the services', () => {
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
  expect(textOf(sectionUnder(pageAt('/gmpMain'), 'Who Needs GMP?'))).toMatch(/food and beverage plants/i);
  expect(mainText('/gmpMain').includes('14001')).toBe(false);
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

// Sections 2.10 to 2.14: each page below the one that leads to it.
const standardTrail = ['Home', 'Services', 'ISO Services'];
const trails: [address: string, above: string[]][] = [
  ['/services', ['Home']],
  ['/all-iso', ['Home', 'Services']],
  ['/iso9001Main', standardTrail],
  ['/iso45001Main', standardTrail],
  ['/fssc22000Main', ['Home', 'Services']],
  ['/ceMain', ['Home', 'Services']],
  ['/hacpMain', ['Home', 'Services']],
  ['/gmpMain', ['Home', 'Services']],
  ['/additional-services', ['Home', 'Services']],
  ['/hr', ['Home', 'Services', 'Management Services']],
];

it.each(trails)('%s shows the way to it', (address, above) => {
  const steps = [...pageAt(address).querySelectorAll('nav[aria-label="You are here"] li')];
  expect(steps.slice(0, -1).map(textOf)).toEqual(above);
  expect(steps.slice(0, -1).every((step) => step.querySelector('a[href]'))).toBe(true);
  expect(steps.at(-1)?.querySelector('[aria-current="page"]')).not.toBeNull();
});

// Each page of a standard, a certification service or a management service.
const leading = new Set(['/all-iso', '/additional-services']);
const from = specifiedPages.findIndex(({ address }) => address === '/all-iso');
const detailPages = specifiedPages.slice(from).filter(({ address }) => !leading.has(address));

describe.each(detailPages)('$address', ({ address }) => {
  const document = pageAt(address);
  const section = (id: string) => document.querySelector(`main section#${id}`);

  // Section 3: a benefit card has title, description, icon and number.
  it('gives each benefit a title, a description and an icon', () => {
    for (const card of section('benefits')?.querySelectorAll('ol > li') ?? []) {
      expect(textOf(card.querySelector('h3'))).not.toBe('');
      expect(textOf(card.querySelector('p')).length).toBeGreaterThan(40);
      expect(card.querySelector('svg')).not.toBeNull();
    }
  });

  it('says what it leads to, who gives it, and the stations on the way', () => {
    const by = management.some((service) => service.address === address) ? 'Decided' : 'Given';
    expect(textOf(section('outcome'))).toMatch(new RegExp(`${by} by \\S.{20}`));
    expect(section('outcome')?.querySelectorAll('ol > li').length).toBeGreaterThanOrEqual(5);
  });

  it('lists the documents and records to have ready', () => {
    expect(section('documents')?.querySelectorAll('li').length).toBeGreaterThanOrEqual(10);
  });

  it('answers how long it takes, what it costs and five questions more, each with an address of its own', () => {
    const questions = [...(section('questions')?.querySelectorAll('details') ?? [])];
    const ids = questions.map(({ id }) => id);
    expect(ids.slice(0, 2)).toEqual(['how-long-does-it-take', 'what-does-it-cost']);
    expect(new Set(ids.filter(Boolean)).size).toBe(7);
    for (const question of questions) {
      expect(textOf(question.querySelector('summary'))).toMatch(/\?$/);
      expect(textOf(question.querySelector('p')).length).toBeGreaterThan(80);
    }
  });

  it('names related pages, each with its reason, and not itself', () => {
    const related = [...(section('related')?.querySelectorAll('li') ?? [])];
    expect(related.length).toBeGreaterThan(0);
    for (const card of related) {
      expect(textOf(card.querySelector('p')).length).toBeGreaterThan(20);
      expect(card.querySelector('a')?.getAttribute('href')).not.toBe(address);
    }
  });
});
