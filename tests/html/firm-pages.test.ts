import { describe, expect, it } from 'vitest';
import { townOf } from '#src/content/address-line.ts';
import { builtFiles } from '../built.ts';
import { specifiedPages } from '../pages.ts';
import { content } from './content.ts';
import { anchored, linksOf, missingFrom, pageAt, sectionUnder, textOf, textsOf } from './documents.ts';

// Specification, sections 1, 2.1 and 2.7 to 2.9.

describe('team', () => {
  it('shows the chairman and the directors with picture, name and title', () => {
    const names = textsOf(pageAt('/team'), 'main h2, main h3');
    for (const role of ['Directors', 'Consultants', 'Managers']) expect(names).toContain(role);
    const people = [...pageAt('/team').querySelectorAll('main img[alt]')].filter((image) =>
      image.getAttribute('alt'),
    );
    expect(people).toHaveLength(1 + content.team.directors.length);
    for (const { name, title } of [content.team.chairman, ...content.team.directors]) {
      expect(names).toContain(name);
      expect(textOf(pageAt('/team').querySelector('main'))).toContain(title);
    }
  });

  it('begins with the chairman and gives each person a portrait, named', () => {
    const portraits = [...pageAt('/team').querySelectorAll('main img[data-frame="photo"]')];
    const [chairman] = portraits;
    expect(chairman?.closest('section')?.querySelector('h1')).not.toBeNull();
    const people = textsOf(pageAt('/team'), 'main :is(h2, h3)');
    for (const image of portraits) {
      const alt = image.getAttribute('alt') ?? '';
      expect(people.some((name) => alt.includes(name))).toBe(true);
    }
  });

  it('gives each role its icon and the same sentence', () => {
    const roles = [...anchored('/team', 'roles').querySelectorAll('li')];
    expect(roles).toHaveLength(3);
    for (const role of roles) {
      expect(textOf(role)).toContain('Dedicated professionals driving success across departments.');
      expect(role.querySelector('svg')).not.toBeNull();
    }
  });
});

describe('credentials', () => {
  const cards = [...anchored('/credential', 'credentials').querySelectorAll('li')].filter((item) =>
    item.querySelector('h2, h3'),
  );

  it('turns a card for each', () => {
    expect(cards.map((card) => textOf(card.querySelector('h2, h3')))).toEqual(
      content.credentials.map(({ title }) => title),
    );
  });

  it('says on each back, in a sentence, what it means to a client', () => {
    for (const card of cards) {
      const sentence = textOf([...card.querySelectorAll('[data-face] ul + p')].at(-1));
      expect(sentence).toMatch(/^\p{Lu}.{30,}\.$/u);
    }
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

  const documents = ['terms', 'privacy', 'accessibility'].map((id) => anchored('/termspolicy', id));

  it('numbers the clauses from one, and lists each with a link to it', () => {
    for (const document of documents) {
      const clauses = [...document.querySelectorAll('li[id]')];
      expect(clauses.length).toBeGreaterThan(3);
      expect(clauses.map((clause) => textOf(clause.querySelector('p')))).toEqual(
        clauses.map((_, index) => `${index + 1}`),
      );
      expect(linksOf(document, 'nav a')).toEqual(
        clauses.map((clause, index) => [
          `${index + 1} ${textOf(clause.querySelector('h3'))}`,
          `#${clause.id}`,
        ]),
      );
    }
  });

  it('says of each document when it last changed', () => {
    for (const document of documents)
      expect(textOf(document)).toMatch(/Last changed: \d{1,2} \p{Lu}\p{Ll}+ 20\d\d/u);
  });

  it('states what was tested, what is known to be missing, and how to report a barrier', () => {
    const statement = anchored('/termspolicy', 'accessibility');
    expect(textsOf(statement, 'h3')).toEqual([
      'What is tested',
      'What the site does for you',
      'Known limits',
      'Tell us about a barrier',
    ]);
    const [barrier] = [...statement.querySelectorAll('li[id]')].slice(-1);
    expect(textOf(barrier)).toMatch(/Call or write/);
    expect(linksOf(barrier ?? statement, 'div a')).toEqual([['contact page', '/contact']]);
  });

  it('names what the browser keeps: session storage, the switch of the search, and no cookies', () => {
    const kept = [/session storage/, /searchKeyOff, in local storage/, /no cookies/i];
    expect(missingFrom('/termspolicy', kept)).toEqual([]);
  });
});

describe('contact', () => {
  const ways = [...sectionUnder(pageAt('/contact'), /^Call, chat/).querySelectorAll('li')];

  it('offers its ways, each with when to use it and what to have ready', () => {
    const kinds = [/^tel:\+94/, /^https:\/\/wa\.me\//, /^mailto:/, /^https:\/\/.*map/];
    const offered = kinds.filter((kind) => content.firm.social.whatsapp || !kind.test('https://wa.me/'));
    expect(ways.map((way) => linksOf(way)[0]?.[1])).toEqual(
      offered.map((kind) => expect.stringMatching(kind)),
    );
    for (const way of ways) {
      const [value, when, ready] = textsOf(way, 'p');
      expect(value).toMatch(/[\d@]/);
      expect(when?.length).toBeGreaterThan(30);
      expect(ready).toMatch(/^Have ready: .{30}/);
    }
  });

  it('copies the number and both addresses', () => {
    const copied = [...pageAt('/contact').querySelectorAll('button[data-copy]')];
    expect(copied.map((button) => button.getAttribute('data-copy'))).toEqual([
      content.firm.phones.office.number,
      content.firm.emails.general.address,
      [content.firm.address.street, content.firm.address.city, content.firm.address.country].join(', '),
    ]);
  });

  it('draws the island with the town, and opens the map in a new tab', () => {
    const chart = sectionUnder(pageAt('/contact'), 'Where we are');
    expect(chart.querySelector('img')?.getAttribute('alt')).toContain(townOf(content.firm));
    const map = chart.querySelector('a');
    expect(map?.getAttribute('target')).toBe('_blank');
    expect(map?.getAttribute('rel')).toContain('noopener');
    expect(textOf(map)).toContain('new tab');
  });

  it('gives the office hours', () => {
    const hours = textOf(sectionUnder(pageAt('/contact'), 'What to have at hand'));
    for (const { days, opens, closes } of content.firm.hours)
      expect(hours).toMatch(new RegExp(`${days}.*${opens} to ${closes}`));
  });

  it('gives the corporate information and a contact card to save', () => {
    const corporate = sectionUnder(pageAt('/contact'), 'Corporate Information');
    const { address, emails, phones } = content.firm;
    expect(textOf(corporate)).toContain(address.street);
    expect(linksOf(corporate, 'a[href^="tel:"]')).toHaveLength(Object.keys(phones).length);
    expect(linksOf(corporate, 'a[href^="mailto:"]')).toHaveLength(Object.keys(emails).length);
    expect(corporate.querySelector('a[download]')?.getAttribute('href')).toBe('/contact.vcf');
    expect(builtFiles).toContain('/contact.vcf');
  });

  it('has no form', () => {
    expect(pageAt('/contact').querySelector('form, input, textarea')).toBeNull();
    expect(missingFrom('/contact', [/third-party messaging service under its own terms/])).toEqual([]);
  });
});

describe('the register of editions', () => {
  it('is a table of the standards and schemes with their status', () => {
    const table = pageAt('/editions').querySelector('main table');
    expect(textOf(table?.querySelector('caption')).length).toBeGreaterThan(10);
    const standards = specifiedPages.filter(({ screen }) => /^(ISO|FSSC)[ /].*\d/.test(screen));
    expect(standards.length).toBeGreaterThan(5);
    for (const { screen } of standards) expect(textOf(table)).toContain(/\d{4,5}/.exec(screen)?.[0]);
  });
});

describe('the page for unknown addresses', () => {
  it('leads to the main sections, the catalogue with its search, and the telephone', () => {
    const hrefs = linksOf(pageAt('/404'), 'main a').map(([, href]) => href);
    for (const address of ['/', '/about', '/services', '/all-iso', '/credential', '/team', '/contact'])
      expect(hrefs).toContain(address);
    expect(hrefs).toContainEqual(expect.stringMatching(/^tel:\+94/));
  });
});
