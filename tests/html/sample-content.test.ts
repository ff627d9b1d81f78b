import { describe, expect, it } from 'vitest';
import { releaseBlockers } from '#src/content/release.ts';
import { comparisonAddresses, specifiedPages } from '../pages.ts';
import { content } from './content.ts';
import { anchored, linksOf, pageAt, sectionUnder, textOf, textsOf } from './documents.ts';

// What the specification says of the firm's numbers, people and claims (sections 1, 2.4 to 2.8): of the content as it was
// delivered, with its samples. Each part holds as long as its file has a sample or an open claim, and goes with the last;
// all of it goes with the sample of a name. No other test knows them.

const unsettled = new Set(releaseBlockers(content).map(({ file }) => file));
const isDelivered = content.firm.samples.includes('name');
const delivered = (name: string) => describe.runIf(isDelivered && unsettled.has(`content/${name}.yaml`));

const home = pageAt('/');
const about = pageAt('/about');

delivered('clients')('the clients', () => {
  it('are thirty, each with its name', () => {
    const logos = [...anchored('/about', 'our-clients').querySelectorAll('img')];
    expect(new Set(logos.map((logo) => logo.getAttribute('alt'))).size).toBe(30);
  });
});

delivered('team')('the people', () => {
  it('are the chairman and four directors, one of them without qualifications', () => {
    for (const list of [sectionUnder(home, 'Our Team'), anchored('/team', 'directors')]) {
      const directors = [...list.querySelectorAll('li')].filter((item) => item.querySelector('img'));
      const lines = directors.map((director) => textsOf(director, 'p:not([aria-hidden])').length);
      expect(lines.toSorted()).toEqual([1, 2, 2, 2]);
    }
  });

  it("tell the chairman's life on home and on about", () => {
    for (const life of [sectionUnder(home, 'Our Team'), anchored('/about', 'chairmans-profile')])
      for (const fact of [/mathematics/, /MBA/, /over 40 years/i]) expect(textOf(life)).toMatch(fact);
    for (const fact of [/elderly/, /education/])
      expect(textOf(anchored('/about', 'chairmans-profile'))).toMatch(fact);
  });
});

delivered('testimonials')('the testimonials', () => {
  it('are two, each rated 4 of 5, of a tyre and of a confectionery maker', () => {
    for (const page of [home, about]) {
      const [tyre, confectionery, ...more] = textsOf(sectionUnder(page, 'Testimonials'), 'figure');
      expect(more).toEqual([]);
      expect(tyre).toMatch(/tyre.*ISO 9001:2015/is);
      expect(confectionery).toMatch(/confectionery.*ISO 22000:2018.*GMP.*HACCP/is);
      for (const text of [tyre, confectionery]) expect(text).toContain('Rated 4 out of 5');
    }
  });
});

delivered('stats')('the figures', () => {
  it.each(['/', '/about'])('are three on %s, in the words of the specification', (address) => {
    const words = [...anchored(address, 'stats').querySelectorAll('dl > div')].map((stat) =>
      [stat.querySelector('dd'), stat.querySelector('dt')].map(textOf).join(' '),
    );
    expect(words).toEqual(['10+ years experience', '150+ clients served', '15+ industries covered']);
  });
});

delivered('reasons')('the reasons', () => {
  it('are seven, in the words of the specification', () => {
    expect(textsOf(anchored('/about', 'reasons'), 'h3')).toEqual([
      '35+ reputed clients',
      '10+ country coordinators',
      '30+ ISO consultancy projects',
      '100% success rate guaranteed',
      'Best price guaranteed',
      'Flexible payment plans',
      'Fast-track certification',
    ]);
    const text = textOf(anchored('/about', 'reasons'));
    for (const country of ['Germany', 'Japan', 'KSA', 'Bahrain', 'Cyprus']) expect(text).toContain(country);
  });

  it('say of each claim that is kept what limits it', () => {
    const text = textOf(anchored('/about', 'reasons'));
    for (const limit of [
      /100% success rate guaranteed.{0,100}What stands behind it is our work.{0,200}is the independent body's decision/,
      /Best price guaranteed.{0,200}on comparable written offers/,
      /Fast-track certification.{0,200}cannot be skipped/,
    ])
      expect(text).toMatch(limit);
  });
});

delivered('credentials')('the credentials', () => {
  const titles = [
    'ISO Lead Auditor Certifications',
    'Professional Memberships',
    'Industry Recognition',
    'Internal Auditor Certifications',
    'Company Information',
    'Consulting Services',
  ];
  const cards = [...anchored('/credential', 'credentials').querySelectorAll('li')].filter((item) =>
    item.querySelector('h2, h3'),
  );

  it('are six, on cards and on the first page', () => {
    expect(cards.map((card) => textOf(card.querySelector('h2, h3')))).toEqual(titles);
    expect(textsOf(anchored('/', 'home-credentials'), 'h3')).toEqual(titles);
  });

  it('name the nine standards of the lead auditors, the award years, and the facts of the company', () => {
    const [auditors, , awards, , company] = cards.map(textOf);
    for (const code of ['9001', '13485', '14001', '15189', '17025', '22000', '27001', '45001', '50001'])
      expect(auditors).toContain(code);
    for (const year of ['2023', '2022']) expect(awards).toContain(year);
    for (const fact of [/ncorporated in 2014/, /10\+ years/, /50\+ certified professionals/])
      expect(company).toMatch(fact);
  });
});

delivered('firm')('the firm', () => {
  it('offers all that the specification names, world-class on both slides', () => {
    expect(specifiedPages).toHaveLength(31);
    expect(comparisonAddresses).toHaveLength(5);
    expect(textOf(home.querySelector('main')).match(/world-class/gi)).toHaveLength(2);
  });

  it('gives its address in Colombo, three telephone numbers and two e-mail addresses', () => {
    for (const page of [about, pageAt('/contact')]) {
      const corporate = sectionUnder(page, 'Corporate Information');
      expect(textOf(corporate)).toMatch(/Cotta Road.*Colombo 08/);
      for (const holder of ['Office', 'Chairman', 'Director']) expect(textOf(corporate)).toContain(holder);
      expect(linksOf(corporate, 'a[href^="tel:"]')).toHaveLength(3);
      expect(linksOf(corporate, 'a[href^="mailto:"]')).toHaveLength(2);
    }
  });

  it('has a social network, a professional network and a chat, and names the year 2025', () => {
    const footer = home.querySelector('body > footer');
    expect([...(footer?.querySelectorAll('a[target="_blank"]') ?? [])]).toHaveLength(3);
    expect(textOf(footer?.querySelector('address'))).toMatch(/Colombo.*Sri Lanka/);
    expect(textOf(footer)).toMatch(/© 2025 \S+/);
  });

  it('says tagline and subtitle on both slides, in the words of the specification', () => {
    const opening = textOf(anchored('/', 'home'));
    for (const words of [
      'ISO & Management Consultancy Excellence',
      'Professional Business Consultancy Services',
    ])
      expect(opening.split(words)).toHaveLength(3);
  });

  it('marks its hours as samples while they are', () => {
    const hours = textOf(sectionUnder(pageAt('/contact'), 'What to have at hand'));
    if (content.firm.samples.includes('hours')) expect(hours).toMatch(/Sample hours/);
  });
});

describe.runIf(isDelivered)('what is offered', () => {
  it('is six services on home, and fifty terms at least', () => {
    expect(sectionUnder(home, 'Our six services').querySelectorAll('img')).toHaveLength(6);
    expect(pageAt('/glossary').querySelectorAll('#terms dt').length).toBeGreaterThanOrEqual(50);
  });
});

it('marks as samples what is one, and nothing else', () => {
  const marked = {
    clients: textOf(anchored('/about', 'our-clients')).includes(content.labels.samples.clients),
    people: textOf(anchored('/team', 'directors')).includes(content.labels.samples.people),
    impartiality: textOf(anchored('/about', 'impartiality')).includes(content.labels.samples.impartiality),
    hours: textOf(pageAt('/contact').querySelector('main')).includes(content.labels.samples.hours),
  };
  const { chairman, directors } = content.team;
  expect(marked).toEqual({
    clients: content.clients.some(({ sample }) => sample),
    people: [chairman, ...directors].some(({ sample }) => sample),
    impartiality: content.about.impartiality.sample === true,
    hours: content.firm.samples.includes('hours'),
  });
});
