import { describe, expect, it } from 'vitest';
import { linksOf, pageAt, sectionUnder, textOf, textsOf } from './documents.ts';

const mainText = (address: string) => textOf(pageAt(address).querySelector('main'));

/** The section with an id, which the menus link to. Throws when there is none. */
const anchored = (address: string, id: string) => {
  const found = pageAt(address).getElementById(id);
  if (found) return found;
  throw new Error(`${address} has no element with the id ${id}`);
};

describe('home', () => {
  it('shows two slides with company heading, tagline, subtitle and a pitch on world-class help', () => {
    const opening = textOf(anchored('/', 'home'));
    expect(opening.match(/ISO & Management Consultancy Excellence/g)).toHaveLength(2);
    expect(opening.match(/Professional Business Consultancy Services/g)).toHaveLength(2);
    expect(opening.match(/world-class/gi)).toHaveLength(2);
  });

  it('shows the team: chairman, four directors, three roles with their sentence', () => {
    const team = sectionUnder(pageAt('/'), 'Our Team');
    expect(textsOf(team, 'h3')).toHaveLength(8);
    expect(textsOf(team, 'h3').slice(-3)).toEqual(['Directors', 'Consultants', 'Managers']);
    expect(textOf(team).match(/Dedicated professionals driving success across departments\./g)).toHaveLength(
      3,
    );
  });

  it.each(['Our Clients', 'Testimonials'])('has a section %s', (heading) => {
    expect(textOf(sectionUnder(pageAt('/'), heading)).length).toBeGreaterThan(40);
  });

  it.each(['/about', '/team', '/credential', '/all-iso'])('leads on to %s', (address) => {
    expect(linksOf(pageAt('/'), 'main a').map(([, href]) => href.replace(/#.*/, ''))).toContain(address);
  });
});

describe('about', () => {
  it.each([
    ['who-we-are', 'Who We Are'],
    ['chairmans-profile', "Chairman's Profile"],
    ['our-process', 'Our Process'],
    ['our-clients', 'Our Clients'],
    ['testimonials', 'Testimonials'],
  ])('has the section %s, headed %s', (id, heading) => {
    expect(textsOf(anchored('/about', id), 'h2')).toContain(heading);
  });

  it("tells the chairman's life and leads to the team under 'View More Leaders'", () => {
    const profile = anchored('/about', 'chairmans-profile');
    for (const fact of [/mathematics/, /MBA/, /40 years/, /elderly/, /education/])
      expect(textOf(profile)).toMatch(fact);
    expect(linksOf(profile)).toContainEqual(['View More Leaders', '/team']);
  });

  it('goes through the five steps, each with number, title and a bold beginning', () => {
    const steps = [...anchored('/about', 'our-process').querySelectorAll('li')];
    expect(steps.map((step) => textOf(step.querySelector('h3')))).toEqual([
      'Free Initial Consultation',
      'Gap Analysis & Quotation',
      'Documentation & Training',
      'Internal Audit',
      'Certification & Coordination',
    ]);
    expect(steps.map((step) => /\d/.exec(textOf(step))?.[0])).toEqual(['1', '2', '3', '4', '5']);
    for (const step of steps) expect(textOf(step.querySelector('b, strong'))).not.toBe('');
  });

  it('gives the seven reasons', () => {
    const main = mainText('/about');
    const reasons = [
      '35+ reputed clients',
      '10+ country coordinators',
      '30+ ISO consultancy projects',
      '100% success rate',
      'Best price guaranteed',
      'Flexible payment plans',
      'Fast-track preparation',
    ];
    const titles = textsOf(pageAt('/about'), 'main h3').filter((title) => reasons.includes(title));
    expect(titles).toEqual(reasons);
    for (const country of ['Germany', 'Japan', 'KSA', 'Bahrain', 'Cyprus']) expect(main).toContain(country);
  });

  it('shows the three stats', () => {
    const values = textsOf(pageAt('/about'), 'main dd').map((text) => text.replace(/\s/g, ''));
    expect(values.filter((text) => ['10+', '150+', '15+'].includes(text))).toEqual(['10+', '150+', '15+']);
  });

  it('has cards for vision, mission and values', () => {
    const cards = textsOf(pageAt('/about'), 'main h3').filter((title) =>
      /^(Our )?(Vision|Mission|Values)$/.test(title),
    );
    expect(cards).toHaveLength(3);
  });

  it('shows thirty client logos, each with its name', () => {
    const logos = [...anchored('/about', 'our-clients').querySelectorAll('img')];
    expect(logos).toHaveLength(30);
    expect(new Set(logos.map((logo) => logo.getAttribute('alt') ?? '')).size).toBe(30);
  });

  it('shows two testimonials, each rated 4 of 5, of a tyre and of a confectionery maker', () => {
    const [tyre, confectionery, ...more] = textsOf(anchored('/about', 'testimonials'), 'figure');
    expect(more).toEqual([]);
    expect(tyre).toMatch(/tyre/i);
    expect(tyre).toContain('ISO 9001:2015');
    expect(confectionery).toMatch(/confectionery/i);
    expect(confectionery).toMatch(/ISO 22000:2018.*GMP.*HACCP/);
    for (const text of [tyre, confectionery]) expect(text).toContain('Rated 4 out of 5');
  });

  it('gives the corporate information: address, three telephone numbers, two e-mail addresses', () => {
    const corporate = sectionUnder(pageAt('/about'), 'Corporate Information');
    expect(textOf(corporate)).toMatch(/Cotta Road.*Colombo 08/);
    for (const holder of ['Office', 'Chairman', 'Director']) expect(textOf(corporate)).toContain(holder);
    expect(linksOf(corporate, 'a[href^="tel:"]')).toHaveLength(3);
    expect(linksOf(corporate, 'a[href^="mailto:"]')).toHaveLength(2);
  });

  it('says that the firm certifies nobody', () => {
    expect(mainText('/about')).toContain('We are not a certification body and do not issue certificates.');
  });
});

describe('team', () => {
  it('shows the chairman and four directors with picture, name and title; one without description', () => {
    const names = textsOf(pageAt('/team'), 'main h2, main h3');
    for (const role of ['Directors', 'Consultants', 'Managers']) expect(names).toContain(role);
    const people = [...pageAt('/team').querySelectorAll('main img[alt]')].filter((image) =>
      image.getAttribute('alt'),
    );
    expect(people).toHaveLength(5);
    const directors = [...pageAt('/team').querySelectorAll('main li')].filter((item) =>
      item.querySelector('img'),
    );
    expect(directors.map((item) => item.querySelectorAll('p:not([aria-hidden])').length).sort()).toEqual([
      1, 2, 2, 2,
    ]);
  });
});

describe('credentials', () => {
  const cards = [...pageAt('/credential').querySelectorAll('main li')].filter((item) =>
    item.querySelector('h2, h3'),
  );

  it('turns six cards', () => {
    expect(cards.map((card) => textOf(card.querySelector('h2, h3')))).toEqual([
      'ISO Lead Auditor Certifications',
      'Professional Memberships',
      'Industry Recognition',
      'Internal Auditor Certifications',
      'Company Information',
      'Consulting Services',
    ]);
  });

  it('names the nine standards of the lead auditors, the award years, and the facts of the company', () => {
    const [auditors, , awards, , company] = cards.map(textOf);
    for (const code of ['9001', '13485', '14001', '15189', '17025', '22000', '27001', '45001', '50001'])
      expect(auditors).toContain(code);
    for (const year of ['2023', '2022']) expect(awards).toContain(year);
    for (const fact of [/ncorporated in 2014/, /10\+ years/, /50\+ certified professionals/])
      expect(company).toMatch(fact);
  });
});

describe('terms and privacy', () => {
  it.each([
    [
      'terms',
      [
        'service scope',
        'confidentiality',
        'payments',
        'intellectual property',
        'liability',
        'termination',
        'jurisdiction',
      ],
    ],
    ['privacy', ['collected', 'use', 'sharing', 'rights', 'security']],
  ])('has the section %s with its topics', (id, topics) => {
    const element = anchored('/termspolicy', id);
    const section = /^h\d$/.test(element.localName) ? element.closest('section') : element;
    const headings = section ? textsOf(section, 'h2, h3').map((heading) => heading.toLowerCase()) : [];
    for (const topic of topics) expect(headings).toContainEqual(expect.stringContaining(topic));
  });

  it('says that late payment may suspend service, that Sri Lankan law applies, and that no data is sold', () => {
    expect(mainText('/termspolicy')).toMatch(/late payment/i);
    expect(mainText('/termspolicy')).toMatch(/courts of Sri Lanka|law of Sri Lanka|laws of Sri Lanka/);
    expect(mainText('/termspolicy')).toMatch(/\bsell|\bsold/);
  });

  it('names what the browser keeps: session storage, and no cookies', () => {
    expect(mainText('/termspolicy')).toMatch(/session storage/);
    expect(mainText('/termspolicy')).toMatch(/no cookies/i);
  });
});

describe('contact', () => {
  it('offers call, chat, e-mail and a map, and no form', () => {
    const hrefs = linksOf(pageAt('/contact'), 'main a').map(([, href]) => href);
    for (const kind of [/^tel:\+94/, /^https:\/\/wa\.me\//, /^mailto:/, /^https:\/\/.*map/]) {
      expect(hrefs).toContainEqual(expect.stringMatching(kind));
    }
    expect(mainText('/contact')).toMatch(/Cotta Road.*Colombo 08/);
    expect(pageAt('/contact').querySelector('form')).toBeNull();
  });
});

describe('the register of editions', () => {
  it('is a table of the standards and schemes with their status', () => {
    const table = pageAt('/editions').querySelector('main table');
    expect(textOf(table?.querySelector('caption')).length).toBeGreaterThan(10);
    for (const code of [
      '9001',
      '13485',
      '14001',
      '15189',
      '15378',
      '17025',
      '18404',
      '19011',
      '22000',
      '22301',
      '22716',
      '27001',
      '37001',
      '45001',
      'FSSC 22000',
    ]) {
      expect(textOf(table)).toContain(code);
    }
  });
});

describe('the page for unknown addresses', () => {
  it('leads to the main sections, the catalogue with its search, and the telephone', () => {
    const hrefs = linksOf(pageAt('/404'), 'main a').map(([, href]) => href);
    for (const address of ['/', '/all-iso', '/services', '/contact']) expect(hrefs).toContain(address);
    expect(hrefs).toContainEqual(expect.stringMatching(/^tel:\+94/));
  });
});
