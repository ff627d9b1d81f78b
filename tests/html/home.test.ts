import { describe, expect, it } from 'vitest';
import { content } from './content.ts';
import { anchored, linksOf, pageAt, sectionUnder, textOf, textsOf } from './documents.ts';

// Specification, sections 1, 2.5 and 3.

const home = pageAt('/');
const clientsOf = (address: string) =>
  [...sectionUnder(pageAt(address), 'Our Clients').querySelectorAll('img')].map(
    (logo) => logo.getAttribute('alt') ?? '',
  );

it('shows two slides with company heading, tagline, subtitle and a pitch', () => {
  const opening = textOf(anchored('/', 'home'));
  const { name, tagline, subtitle } = content.firm;
  for (const words of [`${name}.`, tagline, subtitle]) expect(opening.split(words)).toHaveLength(3);
});

it.each([
  ['Food', ['/iso22000Main', '/fssc22000Main', '/hacpMain']],
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

it('shows the services, each leading to its page', () => {
  const section = sectionUnder(home, /^Our \w+ services$/);
  const services = [
    ['ISO Services', '/all-iso'],
    ['GMP Service', '/gmpMain'],
    ['HACCP Service', '/hacpMain'],
    ['CE Marking', '/ceMain'],
    ['Management Services', '/additional-services'],
    ['FSSC 22000', '/fssc22000Main'],
  ];
  expect(linksOf(section)).toEqual(services);
  expect(section.querySelectorAll('img')).toHaveLength(services.length);
});

it('shows each stat with its icon', () => {
  const stats = [...anchored('/', 'stats').querySelectorAll('dl > div')];
  expect(stats).toHaveLength(content.stats.length);
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
    const { title, bio } = content.team.chairman;
    for (const words of [title, bio]) expect(textOf(team)).toContain(words);
  });

  it('goes on with the directors, each with the qualifications there are', () => {
    const directors = [...team.querySelectorAll('li')].filter((item) => item.querySelector('img'));
    const lines = directors.map((director) => textsOf(director, 'p:not([aria-hidden])'));
    const expected = content.team.directors.map(({ title, description }) => [title, description]);
    expect(lines).toEqual(expected.map((texts) => texts.filter((text) => text !== undefined)));
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

it('names the credentials and leads to them', () => {
  const teaser = anchored('/', 'home-credentials');
  expect(textsOf(teaser, 'h3')).toEqual(content.credentials.map(({ title }) => title));
  expect(linksOf(teaser).map(([, href]) => href)).toEqual(['/credential']);
});

it('shows some of the clients, in rows that are full at six, three and two columns where there are six', () => {
  const shown = clientsOf('/');
  if (content.clients.length >= 6) expect(shown.length % 6).toBe(0);
  expect(shown.length).toBeGreaterThan(0);
  expect(clientsOf('/about')).toEqual(expect.arrayContaining(shown));
  expect(linksOf(sectionUnder(home, 'Our Clients')).map(([, href]) => href)).toEqual(['/about#our-clients']);
});

it.each(['/', '/about'])('shows on %s each testimonial with picture and rating', (address) => {
  const quotes = [...pageAt(address).querySelectorAll('#testimonials figure')];
  expect(quotes).toHaveLength(content.testimonials.length);
  quotes.forEach((quote, index) => {
    expect(textOf(quote)).toContain(`Rated ${content.testimonials[index]?.rating} out of 5`);
    expect(quote.querySelector('img')).not.toBeNull();
  });
});

it('ends with the ways to reach the firm', () => {
  const links = linksOf(home, '[aria-labelledby="contact-band"] a').map(([, href]) => href);
  for (const kind of [/^tel:\+94/, /^https:\/\/wa\.me\//, /^mailto:/])
    expect(links).toContainEqual(expect.stringMatching(kind));
});

it.each(['/about', '/team', '/credential', '/all-iso'])('leads on to %s', (address) => {
  expect(linksOf(home, 'main a').map(([, href]) => href.replace(/#.*/, ''))).toContain(address);
});
