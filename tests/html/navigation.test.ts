import type { Element } from 'happy-dom';
import { describe, expect, it } from 'vitest';
import { specifiedPages } from '../pages.ts';
import { everyPage, linksOf, pageAt, textOf } from './documents.ts';

const home = pageAt('/');

/** A menu as nested lists: each entry's label and address, then the entries below it. */
type Entry = readonly [label: string, href: string, children?: readonly Entry[]];

const entriesOf = (list: Element | null | undefined): readonly Entry[] =>
  [...(list?.children ?? [])].map((item): Entry => {
    const link = item.querySelector('a');
    const below = item.querySelector('ul');
    const [label, href] = [textOf(link), link?.getAttribute('href') ?? ''];
    return below ? [label, href, entriesOf(below)] : [label, href];
  });

// Specification, section 2.3.
const headerMenu: readonly Entry[] = [
  ['Home', '/'],
  [
    'About',
    '/about',
    [
      ['Who We Are', '/about#who-we-are'],
      ["Chairman's Profile", '/about#chairmans-profile'],
      ['Our Process', '/about#our-process'],
      ['Our Clients', '/about#our-clients'],
      ['Testimonials', '/about#testimonials'],
    ],
  ],
  [
    'Services',
    '/services',
    [
      [
        'ISO Services',
        '/all-iso',
        [
          ['ISO 9001:2015', '/iso9001Main'],
          ['ISO 13485:2016', '/iso1385Main'],
          ['14001:2015', '/iso14001Main'],
          ['15189:2012', '/iso15189Main'],
          ['15378:2017', '/iso15378Main'],
          ['17025:2017', '/iso17025Main'],
          ['18404:2015', '/iso18404Main'],
          ['19011:2018', '/iso19011Main'],
          ['22000:2018', '/iso22000Main'],
          ['22301:2019', '/iso22301Main'],
          ['22716:2007', '/iso22716Main'],
          ['27001:2022', '/iso27001Main'],
          ['37001:2016', '/iso37001Main'],
          ['45001:2018', '/iso45001Main'],
        ],
      ],
      ['GMP Service', '/gmpMain'],
      ['HACCP', '/hacpMain'],
      ['CE Marking', '/ceMain'],
      ['FSSC 22000', '/fssc22000Main'],
      [
        'Management Services',
        '/additional-services',
        [
          ['Administration', '/administration'],
          ['Human Resources', '/hr'],
          ['MR Meetings', '/mrm'],
          ['Inventory Management', '/inventory'],
        ],
      ],
    ],
  ],
  ['Credential', '/credential'],
  ['Team', '/team'],
  ['Contact', '/contact'],
];

// Specification, section 2.10, then the four services of section 2.14.
const heroMenu: readonly Entry[] = [
  ['ISO Services', '/all-iso'],
  ['GMP Service', '/gmpMain'],
  ['HACCP Service', '/hacpMain'],
  ['CE Marking', '/ceMain'],
  ['Management Services', '/additional-services'],
  ['FSSC 22000', '/fssc22000Main'],
  ['Administration', '/administration'],
  ['Human Resources', '/hr'],
  ['Management Review Meetings', '/mrm'],
  ['Inventory Management', '/inventory'],
];

// Specification, section 2.4.
const footerServices: readonly Entry[] = [
  ['ISO 9001:2015 Certification', '/iso9001Main'],
  ['13485:2016 Certification', '/iso1385Main'],
  ['14001:2015 Certification', '/iso14001Main'],
  ['15189:2012 Certification', '/iso15189Main'],
  ['15378:2017 Certification', '/iso15378Main'],
  ['17025:2017 Certification', '/iso17025Main'],
  ['18404:2015 Certification', '/iso18404Main'],
  ['19011:2018 Certification', '/iso19011Main'],
  ['22000:2018 Certification', '/iso22000Main'],
  ['22301:2019 Certification', '/iso22301Main'],
  ['22716:2007 Certification', '/iso22716Main'],
  ['27001:2022 Certification', '/iso27001Main'],
  ['37001:2016 Certification', '/iso37001Main'],
  ['45001:2018 Certification', '/iso45001Main'],
  ['CE Certification', '/ceMain'],
  ['CGMP / GMP', '/gmpMain'],
  ['HACCP Certification', '/hacpMain'],
  ['FSSC Certification', '/fssc22000Main'],
  ['Administration Services', '/administration'],
  ['HR Consulting Services', '/hr'],
  ['MRM Consulting Services', '/mrm'],
  ['Inventory Management Services', '/inventory'],
];

describe('the header', () => {
  it('lists the entries of the specification in its order', () => {
    expect(entriesOf(home.querySelector('body > header nav ul'))).toEqual(headerMenu);
  });

  it('is the same on every page', () => {
    for (const { document } of everyPage) {
      expect(entriesOf(document.querySelector('body > header nav ul'))).toEqual(headerMenu);
    }
  });

  it('shows logo and wordmark first, as a link home', () => {
    const first = home.querySelector('body > header a');
    expect(first?.getAttribute('href')).toBe('/');
    expect(first?.querySelector('svg, img')).not.toBeNull();
    expect(textOf(first)).not.toBe('');
  });

  it('gives each entry with entries below it a button of its own, closed and named', () => {
    const buttons = [
      ...home.querySelectorAll('body > header nav li > * button, body > header nav li > button'),
    ];
    expect(buttons).toHaveLength(4);
    for (const button of buttons) {
      expect(button.getAttribute('aria-expanded')).toBe('false');
      expect(button.getAttribute('aria-label') ?? textOf(button)).not.toBe('');
    }
  });

  // The table of section 2.3: which entry is active on which path.
  const underServices =
    /^\/(services|all-iso|iso|gmpMain|hacpMain|ceMain|fssc22000Main|additional-services|administration|hr|mrm|inventory)/;
  it.each(specifiedPages)('marks the entry that $address belongs to, and the page itself', ({ address }) => {
    const document = pageAt(address);
    const marked = [...document.querySelectorAll('body > header nav [aria-current="page"]')];
    const named = headerMenu.map(([, href]) => href).filter((href) => href === address);
    const active = [...document.querySelectorAll('body > header nav > ul > li')]
      .filter((item) => item.querySelector('[data-active]') !== null)
      .map((item) => item.querySelector('a')?.getAttribute('href'));
    expect(active).toEqual(underServices.test(address) ? ['/services'] : named);
    expect(marked.map((link) => link.getAttribute('href'))).toEqual(
      address === '/termspolicy' ? [] : [address],
    );
  });

  it('marks nothing on the register and on the page for unknown addresses', () => {
    for (const address of ['/editions', '/404']) {
      expect(
        pageAt(address).querySelector('body > header [aria-current], body > header [data-active]'),
      ).toBeNull();
    }
  });
});

describe("the home page's menu 'Our Services'", () => {
  it('lists the six services, then the four of management', () => {
    const button = [...home.querySelectorAll('main button')].find(
      (element) => textOf(element) === 'Our Services',
    );
    const list = home.getElementById(button?.getAttribute('aria-controls') ?? '');
    expect(linksOf(list ?? home)).toEqual(heroMenu);
  });
});

describe('the footer', () => {
  const footer = home.querySelector('body > footer');
  const links = footer ? linksOf(footer) : [];
  const calls = (scheme: string) => links.filter(([, href]) => href.startsWith(scheme));

  it('lists the services under the words of the specification', () => {
    const at = links.findIndex(([, href]) => href === '/iso9001Main');
    expect(links.slice(at, at + footerServices.length)).toEqual(footerServices);
  });

  it('leads to terms and privacy', () => {
    const legal = links.filter(([label]) => label === 'Terms & Conditions' || label === 'Privacy Policy');
    expect(legal.map(([label, href]) => [label, href.replace(/#.*/, '')])).toEqual([
      ['Terms & Conditions', '/termspolicy'],
      ['Privacy Policy', '/termspolicy'],
    ]);
  });

  it('has the brand block first, which leads to the element home', () => {
    expect(links[0]?.[1]).toBe('/#home');
    expect(home.getElementById('home')).not.toBeNull();
  });

  it('gives the address in Colombo, two telephone numbers and one e-mail address', () => {
    expect(textOf(footer?.querySelector('address'))).toMatch(/Colombo.*Sri Lanka/);
    expect(calls('tel:')).toHaveLength(2);
    expect(calls('mailto:')).toHaveLength(1);
  });

  it('links to the social network, the professional network and the chat in a new tab', () => {
    const outbound = [...(footer?.querySelectorAll('a[target="_blank"]') ?? [])];
    expect(outbound).toHaveLength(3);
  });

  it('names the operating company and the year 2025', () => {
    expect(textOf(footer)).toMatch(/© 2025 \S+/);
  });

  it('is the same on every page', () => {
    const text = textOf(footer);
    for (const { document } of everyPage) expect(textOf(document.querySelector('body > footer'))).toBe(text);
  });
});

describe('the top bar and the chat link', () => {
  it.each(everyPage)('stand on $address', ({ document }) => {
    const bar = document.querySelector('body > aside');
    expect(textOf(bar)).toContain('Have any question? Call us now');
    expect(linksOf(bar ?? document, 'a[href^="tel:"]')).toHaveLength(1);
    expect(linksOf(bar ?? document, 'a[target="_blank"]')).toHaveLength(3);
    const close = [...(bar?.querySelectorAll('button') ?? [])].map((button) =>
      button.getAttribute('aria-label'),
    );
    expect(close).toEqual(['Close advertise bar']);
    const chat = document.querySelector('a[title="Chat with us on WhatsApp"]');
    expect(textOf(chat)).toContain('Chat with us');
    expect(chat?.getAttribute('target')).toBe('_blank');
  });
});
