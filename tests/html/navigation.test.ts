import type { Element } from 'happy-dom';
import { describe, expect, it } from 'vitest';
import { furtherAddresses, specifiedPages, toolAddresses } from '../pages.ts';
import { content } from './content.ts';
import { everyPage, linksOf, pageAt, textOf } from './documents.ts';
import { type Entry, footerServices, headerMenu, heroMenu } from './menus.ts';

const home = pageAt('/');

/** The entries of a menu that the specification names, in the order of the menu: it may have others, of the firm's own. */
const specified = (found: readonly Entry[], expected: readonly Entry[]): readonly Entry[] =>
  found.flatMap(([label, href, below]): Entry[] => {
    const named = expected.find((entry) => entry[0] === label && entry[1] === href);
    if (!named) return [];
    return [below && named[2] ? [label, href, specified(below, named[2])] : [label, href]];
  });

/** A menu as the nested lists it is written in. */
const entriesOf = (list: Element | null | undefined): readonly Entry[] =>
  [...(list?.children ?? [])].map((item): Entry => {
    const link = item.querySelector('a');
    const below = item.querySelector('ul');
    const [label, href] = [textOf(link), link?.getAttribute('href') ?? ''];
    return below ? [label, href, entriesOf(below)] : [label, href];
  });

describe('the header', () => {
  it('lists the entries of the specification in its order', () => {
    const menu = entriesOf(home.querySelector('body > header nav ul'));
    expect(specified(menu, headerMenu)).toEqual(headerMenu);
  });

  it('is the same on every page', () => {
    const menu = entriesOf(home.querySelector('body > header nav ul'));
    for (const { document } of everyPage)
      expect(entriesOf(document.querySelector('body > header nav ul'))).toEqual(menu);
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
    const active = [...document.querySelectorAll('body > header nav > div > ul > li')]
      .filter((item) => item.querySelector('[data-active]') !== null)
      .map((item) => item.querySelector('a')?.getAttribute('href'));
    expect(active).toEqual(underServices.test(address) ? ['/services'] : named);
    // What the eye sees marked is said to be: the page itself, or the entry that holds it.
    const within = [...document.querySelectorAll('body > header nav [aria-current="true"]')];
    const isBelow = underServices.test(address) && address !== '/services';
    expect(within.map((link) => link.getAttribute('href'))).toEqual(isBelow ? ['/services'] : []);
    expect(marked.map((link) => link.getAttribute('href'))).toEqual(
      address === '/termspolicy' ? [] : [address],
    );
  });

  it('marks nothing on pages that it does not list', () => {
    for (const address of [...furtherAddresses, '/404']) {
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
    expect(specified(linksOf(list ?? home), heroMenu)).toEqual(heroMenu);
  });
});

describe('the footer', () => {
  const footer = home.querySelector('body > footer');
  const links = footer ? linksOf(footer) : [];
  const calls = (scheme: string) => links.filter(([, href]) => href.startsWith(scheme));

  it('lists the services under the words of the specification', () => {
    expect(specified(links, footerServices)).toEqual(footerServices);
  });

  it('leads to terms and privacy', () => {
    const legal = links.filter(([label]) => label === 'Terms & Conditions' || label === 'Privacy Policy');
    expect(legal.map(([label, href]) => [label, href.replace(/#.*/, '')])).toEqual([
      ['Terms & Conditions', '/termspolicy'],
      ['Privacy Policy', '/termspolicy'],
    ]);
  });

  it('lists the tools under their own heading', () => {
    const list = footer?.querySelector('nav[aria-labelledby="footer-tools"]');
    expect(textOf(list?.querySelector('h2'))).toBe('Tools');
    expect(
      linksOf(list ?? home)
        .map(([, href]) => href)
        .toSorted(),
    ).toEqual(toolAddresses.toSorted());
  });

  it('has the brand block first, which leads to the element home, elsewhere to the top of the page', () => {
    expect(links[0]?.[1]).toBe('#home');
    for (const { address, document } of everyPage) {
      const brand = document.querySelector('body > footer a')?.getAttribute('href');
      if (address !== '/') expect(['#', '#top']).toContain(brand);
    }
  });

  it('gives the address, the first two telephone numbers and the first e-mail address', () => {
    const { address, emails, phones } = content.firm;
    expect(textOf(footer?.querySelector('address'))).toContain(address.street);
    const numbers = Object.values(phones).slice(0, 2);
    expect(calls('tel:')).toEqual(numbers.map(({ number, href }) => [number, href]));
    expect(calls('mailto:')).toEqual([[emails.general.address, `mailto:${emails.general.address}`]]);
  });

  it('links to the networks and the chat that the firm has, in a new tab', () => {
    const outbound = [...(footer?.querySelectorAll('a[target="_blank"]') ?? [])];
    expect(outbound).toHaveLength(Object.keys(content.firm.social).length);
  });

  it('names the operating company and the year of the copyright', () => {
    expect(textOf(footer)).toContain(`© ${content.firm.copyright} ${content.firm.legalName}`);
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
    expect(linksOf(bar ?? document, 'a[target="_blank"]')).toHaveLength(
      Object.keys(content.firm.social).length,
    );
    const close = [...(bar?.querySelectorAll('button') ?? [])].map((button) =>
      button.getAttribute('aria-label'),
    );
    expect(close).toEqual(['Close advertise bar']);
    const chat = document.querySelector('a[title="Chat with us on WhatsApp"]');
    expect(textOf(chat)).toContain('Chat with us');
    expect(chat?.getAttribute('target')).toBe('_blank');
  });
});
