import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { builtFiles } from '../built.ts';
import { registerAddress, specifiedPages } from '../pages.ts';
import { everyPage, type PageDocument, publishedPages, readableText, textOf, textsOf } from './documents.ts';

const graph = z.object({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(z.looseObject({ '@type': z.string() })),
});

/** The data of a page, by type. Throws unless it is one block of valid JSON. */
const dataOf = ({ address, document }: PageDocument) => {
  const blocks = textsOf(document, 'script[type="application/ld+json"]');
  if (blocks.length !== 1) throw new Error(`${address} has ${blocks.length} blocks of data.`);
  return graph.parse(JSON.parse(blocks[0] ?? ''))['@graph'];
};
const partsOf = (page: PageDocument, type: string) => dataOf(page).filter((part) => part['@type'] === type);
const addressesWith = (type: string) =>
  everyPage.filter((page) => partsOf(page, type).length > 0).map(({ address }) => address);

const at = (address: string) => {
  const page = everyPage.find((built) => built.address === address);
  if (!page) throw new Error(`The build has no page at ${address}.`);
  return page;
};

// From the specification: the standards, the schemes and marks, the four management services.
const services = specifiedPages
  .map(({ address }) => address)
  .filter((address) => /^\/(iso|fssc|gmp|hacp|ce|administration|hr|mrm|inventory)/.test(address));

it('names the firm and the site on every page', () => {
  const all = everyPage.map(({ address }) => address);
  expect(addressesWith('ProfessionalService')).toEqual(all);
  expect(addressesWith('WebSite')).toEqual(all);
});

it('gives the firm its address, telephone and profiles, and no hours while they are samples', () => {
  const [firm] = partsOf(at('/contact'), 'ProfessionalService');
  expect(firm).toMatchObject({
    telephone: '+94 11 000 0000',
    address: { streetAddress: 'Cotta Road', addressLocality: 'Colombo 08', addressCountry: 'LK' },
    sameAs: [expect.stringMatching(/^https:/), expect.stringMatching(/^https:/)],
  });
  expect(firm).not.toHaveProperty('openingHoursSpecification');
});

it('gives the way to every page but the first, the unknown one left out, as the page shows it', () => {
  expect(addressesWith('BreadcrumbList').toSorted()).toEqual(
    [...specifiedPages.map(({ address }) => address), registerAddress]
      .filter((address) => address !== '/')
      .toSorted(),
  );
  const wrong = publishedPages.flatMap((page) => {
    const [list] = partsOf(page, 'BreadcrumbList');
    const last = JSON.stringify(list ?? '').match(/"item":"([^"]*)"(?!.*"item")/)?.[1];
    const canonical = page.document.querySelector('link[rel="canonical"]')?.getAttribute('href');
    return list && last !== canonical ? [`${page.address}: ${last}`] : [];
  });
  expect(wrong).toEqual([]);
});

describe('a service page', () => {
  it('has a service of the firm for Sri Lanka, and nothing else has', () => {
    expect(services).toHaveLength(22);
    expect(addressesWith('Service').toSorted()).toEqual(services.toSorted());
    for (const address of services) {
      const [firm] = partsOf(at(address), 'ProfessionalService');
      expect(partsOf(at(address), 'Service')).toEqual([
        expect.objectContaining({
          provider: { '@id': firm?.['@id'] },
          areaServed: { '@type': 'Country', name: 'Sri Lanka' },
        }),
      ]);
    }
  });

  it.each(services)('%s has the questions it shows, all of them, as they stand there', (address) => {
    const page = at(address);
    const shown = [...page.document.querySelectorAll('#questions details')].map((details) => ({
      '@type': 'Question',
      name: textOf(details.querySelector('summary')),
      acceptedAnswer: { '@type': 'Answer', text: textOf(details.querySelector('p')) },
    }));
    expect(shown.length).toBeGreaterThan(0);
    expect(partsOf(page, 'FAQPage')).toEqual([{ '@type': 'FAQPage', mainEntity: shown }]);
  });
});

it('has questions nowhere else, and leaders where they are shown: five on team, the chairman on about', () => {
  expect(addressesWith('FAQPage').toSorted()).toEqual(services.toSorted());
  expect(addressesWith('Person')).toEqual(['/about', '/team']);
  expect(partsOf(at('/team'), 'Person')).toHaveLength(5);
});

/** Every string of a value, however deep, but the words of the vocabulary itself. */
const stringsIn = (value: unknown, key = ''): string[] => {
  if (key === '@type' || key === '@context') return [];
  if (typeof value === 'string') return [value];
  if (!(value instanceof Object)) return [];
  return Object.entries(value).flatMap(([name, inner]) => stringsIn(inner, name));
};
const keysIn = (value: unknown): string[] =>
  value instanceof Object ? Object.entries(value).flatMap(([key, inner]) => [key, ...keysIn(inner)]) : [];

it.each(everyPage)('states nothing that $address does not show, in its text or its head', (page) => {
  const { document } = page;
  const base =
    textOf(document.querySelector('title')) && String(partsOf(page, 'WebSite')[0]?.url).slice(0, -1);
  const shown = [
    readableText(document),
    document.documentElement.lang,
    ...[...document.querySelectorAll('meta[content]')].map((meta) => meta.getAttribute('content') ?? ''),
    ...[...document.querySelectorAll('[href]')].map((link) => link.getAttribute('href') ?? ''),
  ].join('\n');
  // A country is written by its code; the firm is named by an address of its own; places by where they lie.
  const known: ReadonlySet<string> = new Set(['LK', `${base}/#firm`]);
  const isFile = (text: string) => text.startsWith(`${base}/`) && builtFiles.has(text.slice(base.length));
  const isPage = (text: string) => publishedPages.some(({ address }) => text === base + address);
  const unseen = stringsIn(dataOf(page)).filter(
    (text) =>
      !known.has(text) && !isFile(text) && !isPage(text) && !shown.includes(text.replace(/\s+/g, ' ')),
  );
  expect(unseen).toEqual([]);
});

it('holds no rating of the firm by itself', () => {
  const keys = new Set(everyPage.flatMap((page) => keysIn(dataOf(page))));
  const types = new Set(everyPage.flatMap(({ html }) => html.match(/"@type":"\w+"/g) ?? []));
  expect([...keys, ...types].filter((text) => /review|rating/i.test(text))).toEqual([]);
});
