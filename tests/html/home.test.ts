import { describe, expect, it } from 'vitest';
import { anchored, linksOf, pageAt, sectionUnder, textOf, textsOf } from './documents.ts';

// Specification, sections 1, 2.5 and 3.

const home = pageAt('/');
const clientsOf = (address: string) =>
  [...sectionUnder(pageAt(address), 'Our Clients').querySelectorAll('img')].map(
    (logo) => logo.getAttribute('alt') ?? '',
  );

it('shows two slides with company heading, tagline, subtitle and a pitch on world-class help', () => {
  const opening = textOf(anchored('/', 'home'));
  expect(opening.match(/Island Standards\./g)).toHaveLength(2);
  expect(opening.match(/ISO & Management Consultancy Excellence/g)).toHaveLength(2);
  expect(opening.match(/Professional Business Consultancy Services/g)).toHaveLength(2);
  expect(opening.match(/world-class/gi)).toHaveLength(2);
});

it('leads a food company to ISO 22000, FSSC 22000 and HACCP', () => {
  const food = [...anchored('/', 'trades').querySelectorAll('li')].find((item) =>
    textsOf(item, 'h3').includes('Food'),
  );
  if (!food) throw new Error('The trades do not name food.');
  expect(linksOf(food).map(([, href]) => href)).toEqual(['/iso22000Main', '/fssc22000Main', '/hacpMain']);
  expect(linksOf(food)[0]?.[0]).toBe('ISO 22000:2018');
});

it.each([
  ['Apparel', ['/iso14001Main', '/iso45001Main', '/iso9001Main']],
  ['Tea and plantations', ['/iso22000Main', '/hacpMain', '/iso14001Main']],
  ['Rubber and tyre', ['/iso9001Main', '/iso14001Main', '/iso45001Main']],
  ['Hotels', ['/hacpMain', '/iso22000Main', '/iso14001Main']],
  ['Construction', ['/iso45001Main', '/iso9001Main', '/iso14001Main']],
])('leads %s to its standards', (trade, standards) => {
  const found = [...anchored('/', 'trades').querySelectorAll('li')].find((item) =>
    textsOf(item, 'h3').includes(trade),
  );
  expect(found && linksOf(found).map(([, href]) => href)).toEqual(standards);
});

it('shows the six services, each leading to its page', () => {
  const section = sectionUnder(home, /six services/);
  expect(linksOf(section)).toEqual([
    ['ISO Services', '/all-iso'],
    ['GMP Service', '/gmpMain'],
    ['HACCP Service', '/hacpMain'],
    ['CE Marking', '/ceMain'],
    ['Management Services', '/additional-services'],
    ['FSSC 22000', '/fssc22000Main'],
  ]);
  expect(section.querySelectorAll('img')).toHaveLength(6);
});

it('shows the three stats in the words of the specification, each with its icon', () => {
  const stats = [...anchored('/', 'stats').querySelectorAll('dl > div')];
  const words = stats.map((stat) =>
    [stat.querySelector('dd'), stat.querySelector('dt')].map(textOf).join(' '),
  );
  expect(words).toEqual(['10+ years experience', '150+ clients served', '15+ industries covered']);
  for (const stat of stats) expect(stat.querySelector('svg')).not.toBeNull();
});

it('goes through the five steps and leads to the whole description, and names the kinds of training', () => {
  const process = anchored('/', 'process');
  expect(textsOf(process, 'ol h3')).toEqual([
    'Free Initial Consultation',
    'Gap Analysis & Quotation',
    'Documentation & Training',
    'Internal Audit',
    'Certification & Coordination',
  ]);
  const links = linksOf(process).map(([, href]) => href);
  expect(links).toEqual(['/about#our-process', '/about#training', '/cost-and-time']);
  for (const kind of ['Awareness', 'Internal auditor', 'Management'])
    expect(textOf(process)).toContain(`${kind} training`);
});

describe('the team', () => {
  const team = sectionUnder(home, 'Our Team');

  it('opens with the chairman: photo, name, title and a short life', () => {
    const [chairman] = textsOf(team, 'h3');
    expect(team.querySelector('img')?.getAttribute('alt')).toContain(chairman);
    for (const fact of [/chairman/i, /mathematics/, /MBA/, /over 40 years/])
      expect(textOf(team)).toMatch(fact);
  });

  it('goes on with four directors, one of them without qualifications', () => {
    const directors = [...team.querySelectorAll('li')].filter((item) => item.querySelector('img'));
    expect(directors).toHaveLength(4);
    const lines = directors.map((director) => textsOf(director, 'p:not([aria-hidden])').length);
    expect(lines.toSorted()).toEqual([1, 2, 2, 2]);
  });

  it('ends with three roles, each with its icon and the same sentence', () => {
    const roles = [...team.querySelectorAll('li')].filter((item) => !item.querySelector('img'));
    expect(roles.map(textOf)).toEqual(
      ['Directors', 'Consultants', 'Managers'].map(
        (role) => `${role}Dedicated professionals driving success across departments.`,
      ),
    );
    for (const role of roles) expect(role.querySelector('svg')).not.toBeNull();
  });
});

it('names the six credentials and leads to them', () => {
  const teaser = sectionUnder(home, 'What stands behind our advice');
  expect(textsOf(teaser, 'h3')).toEqual([
    'ISO Lead Auditor Certifications',
    'Professional Memberships',
    'Industry Recognition',
    'Internal Auditor Certifications',
    'Company Information',
    'Consulting Services',
  ]);
  expect(linksOf(teaser).map(([, href]) => href)).toEqual(['/credential']);
});

it('shows some of the thirty clients in rows that are full at six, three and two columns', () => {
  const shown = clientsOf('/');
  expect(shown.length % 6).toBe(0);
  expect(shown.length).toBeLessThan(30);
  expect(clientsOf('/about')).toEqual(expect.arrayContaining(shown));
  expect(linksOf(sectionUnder(home, 'Our Clients')).map(([, href]) => href)).toEqual(['/about#our-clients']);
});

it('shows both testimonials with picture and rating', () => {
  const quotes = [...sectionUnder(home, 'Testimonials').querySelectorAll('figure')];
  expect(quotes).toHaveLength(2);
  for (const quote of quotes) {
    expect(textOf(quote)).toContain('Rated 4 out of 5');
    expect(quote.querySelector('img')).not.toBeNull();
  }
});

it('ends with the ways to reach the firm', () => {
  const links = linksOf(home, '[aria-labelledby="contact-band"] a').map(([, href]) => href);
  for (const kind of [/^tel:\+94/, /^https:\/\/wa\.me\//, /^mailto:/])
    expect(links).toContainEqual(expect.stringMatching(kind));
});

it.each(['/about', '/team', '/credential', '/all-iso'])('leads on to %s', (address) => {
  expect(linksOf(home, 'main a').map(([, href]) => href.replace(/#.*/, ''))).toContain(address);
});
