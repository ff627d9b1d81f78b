import { expect, it } from 'vitest';
import { builtPages } from '../built.ts';
import { furtherAddresses, specifiedPages } from '../pages.ts';
import { everyPage, type PageDocument, pageAt, publishedPages, textOf } from './documents.ts';
import { descriptionOf, pageAudits, titleOf } from './page-audits.ts';

/** One line for each fault, so that a failure names every page at once. */
const faults = (pages: readonly PageDocument[], look: (page: PageDocument) => readonly string[]) =>
  pages.flatMap((page) => look(page).map((fault) => `${page.address}: ${fault}`));

const sharedBy = (pages: readonly PageDocument[], read: (page: PageDocument) => string) => {
  const first = new Map<string, string>();
  return pages.flatMap((page) => {
    const value = read(page).toLowerCase();
    const earlier = first.get(value);
    if (earlier === undefined) first.set(value, page.address);
    return earlier === undefined ? [] : [`${page.address} has that of ${earlier}: ${value}`];
  });
};

it('exists for each of the 31 addresses and for unknown addresses', () => {
  const built = builtPages.map(({ address }) => address);
  expect(built).toEqual(
    expect.arrayContaining([...specifiedPages.map(({ address }) => address), ...furtherAddresses, '/404']),
  );
});

it.each(specifiedPages.filter(({ heading }) => heading !== undefined))(
  '$address is headed $heading',
  (page) => {
    expect(textOf(pageAt(page.address).querySelector('h1'))).toBe(page.heading);
  },
);

it.each(Object.entries(pageAudits))('%s', (_, audit) => {
  expect(faults(everyPage, audit)).toEqual([]);
});

it('has a main heading, a title and a description of its own', () => {
  expect(sharedBy(everyPage, ({ document }) => textOf(document.querySelector('h1')))).toEqual([]);
  expect(sharedBy(everyPage, titleOf)).toEqual([]);
  expect(sharedBy(everyPage, descriptionOf)).toEqual([]);
});

it('names its canonical address: the public URL of all pages, then its own path', () => {
  const bases = new Set<string>();
  const found = faults(publishedPages, ({ document, address }) => {
    const links = [...document.querySelectorAll('link[rel="canonical"]')].map(
      (link) => link.getAttribute('href') ?? '',
    );
    const [canonical = ''] = links;
    if (links.length !== 1 || !canonical.endsWith(address)) return [`canonical: ${links.join(' ')}`];
    bases.add(canonical.slice(0, -address.length));
    return [];
  });
  expect(found).toEqual([]);
  expect([...bases]).toEqual([expect.stringMatching(/^https:\/\/[a-z0-9.-]+$/)]);
});

it('keeps the page for unknown addresses out of search results', () => {
  const page = pageAt('/404');
  expect(page.querySelector('meta[name="robots"]')?.getAttribute('content')).toContain('noindex');
  expect(page.querySelector('link[rel="canonical"]')).toBeNull();
});
