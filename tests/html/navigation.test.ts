import type { Element } from 'happy-dom';
import { describe, expect, it } from 'vitest';
import { content } from '../content/this-content.ts';
import { type Entry, specification, specifiedAddresses } from '../specification.ts';
import { everyPage, linksOf, pageAt, textOf } from './documents.ts';

const home = pageAt('/');
const { footer: footerServices, header: headerMenu, sixServices, fourServices } = specification;

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
  const menu = entriesOf(home.querySelector('body > header nav ul'));

  it('lists the entries of the specification in its order, the same on every page', () => {
    expect(specified(menu, headerMenu)).toEqual(headerMenu);
    for (const { address, document } of everyPage)
      expect(linksOf(document, 'body > header nav ul a'), address).toEqual(
        linksOf(home, 'body > header nav ul a'),
      );
  });

  it('says after the number of a standard what it is about, in the colours of its page', () => {
    const numbered = content.navigation.header.flatMap(({ children: below = [] }) =>
      below.flatMap(({ children = [] }) =>
        children.flatMap(({ page, subject }) => (subject ? { page, subject } : [])),
      ),
    );
    expect(numbered.length).toBeGreaterThan(0);
    for (const { page, subject } of numbered) {
      const { address, family } = content.standards.find(({ id }) => id === page) ?? {};
      const link = home.querySelector(`body > header a[href="${address}"]`);
      expect(link?.getAttribute('data-subject'), page).toBe(subject);
      expect(link?.closest('li')?.getAttribute('data-family'), page).toBe(family);
    }
  });

  it('shows logo and wordmark first, as a link home', () => {
    const [first] = linksOf(home, 'body > header a:has(svg, img)');
    expect(first).toEqual([expect.stringMatching(/./), '/']);
  });

  // The table of section 2.3: which entry is active on which path.
  const underServices =
    /^\/(services|all-iso|iso|gmpMain|hacpMain|ceMain|fssc22000Main|additional-services|administration|hr|mrm|inventory)/;
  const listed = specifiedAddresses.filter((address) => address !== '/termspolicy');
  const marks = (address: string, selector: string) =>
    linksOf(pageAt(address), `body > header ${selector}`).map(([, href]) => href);

  it.each(everyPage)('marks the entry that $address belongs to', ({ address }) => {
    const itself = listed.includes(address) ? [address] : [];
    const active = itself.map((page) => (underServices.test(page) ? '/services' : page));
    expect(marks(address, '[data-active] > a')).toEqual(active);
    // What the eye sees marked is said to be: the page itself, or the entry that holds it.
    expect(marks(address, '[aria-current="true"]')).toEqual(active.filter((page) => page !== address));
    expect(marks(address, '[aria-current="page"]')).toEqual(itself);
  });
});

it("lists in the home page's menu 'Our Services' the six services, then the four of management", () => {
  const button = [...home.querySelectorAll('main button')].find((one) => textOf(one) === 'Our Services');
  const list = home.getElementById(button?.getAttribute('aria-controls') ?? '');
  const menu = [...sixServices, ...fourServices];
  expect(specified(linksOf(list ?? home), menu)).toEqual(menu);
});

describe('the footer', () => {
  const footer = home.querySelector('body > footer');
  const links = footer ? linksOf(footer) : [];

  it('lists the services under the words of the specification', () => {
    expect(specified(links, footerServices)).toEqual(footerServices);
  });

  it('is the same on every page, its brand block first: to the element home, elsewhere to the top', () => {
    for (const page of everyPage) {
      const other = page.document.querySelector('body > footer');
      expect(textOf(other), page.address).toBe(textOf(footer));
      const brand = other?.querySelector('a')?.getAttribute('href');
      expect(page.address === '/' ? ['#home'] : ['#', '#top'], page.address).toContain(brand);
    }
  });
});
