import { describe, expect, it } from 'vitest';
import { anchored, linksOf, missingFrom, pageAt, textOf, textsOf } from './documents.ts';

// Specification, sections 1, 2.1 and 2.7 to 2.9.

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
    const statements = [
      /payment is late, we may suspend|late payment may suspend/i,
      /(law|courts) of Sri Lanka/,
      /sell no data|no data is sold/i,
    ];
    expect(missingFrom('/termspolicy', statements)).toEqual([]);
  });

  it('names what the browser keeps: session storage, and no cookies', () => {
    expect(missingFrom('/termspolicy', [/session storage/, /no cookies/i])).toEqual([]);
  });
});

describe('contact', () => {
  it('offers call, chat, e-mail and a map, and no form', () => {
    const hrefs = linksOf(pageAt('/contact'), 'main a').map(([, href]) => href);
    for (const kind of [/^tel:\+94/, /^https:\/\/wa\.me\//, /^mailto:/, /^https:\/\/.*map/]) {
      expect(hrefs).toContainEqual(expect.stringMatching(kind));
    }
    expect(missingFrom('/contact', [/Cotta Road.*Colombo 08/])).toEqual([]);
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
