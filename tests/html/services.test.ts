import { describe, expect, it } from 'vitest';
import { backLabel, cardsLinking, ordinals } from './cards.ts';
import { mainText, missingFrom, pageAt, textOf, textsOf } from './documents.ts';

const benefitNumbers = (address: string) =>
  [...pageAt(address).querySelectorAll('#benefits ol > li')].map((card) => /^\d\d/.exec(textOf(card))?.[0]);

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
  expect(missingFrom('/gmpMain', [/Who Needs GMP\?/])).toEqual([]);
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
