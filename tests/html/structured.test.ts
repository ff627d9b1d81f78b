import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { content } from './content.ts';
import { everyPage, publishedPages, textOf } from './documents.ts';
import { ownRatings, partsOf, unseenStatements } from './structured-data.ts';

const addressesWith = (type: string) =>
  everyPage.filter((page) => partsOf(page, type).length > 0).map(({ address }) => address);

const at = (address: string) => {
  const page = everyPage.find((built) => built.address === address);
  if (!page) throw new Error(`The build has no page at ${address}.`);
  return page;
};

const services = [...content.standards, ...content.certifications, ...content.managementServices].map(
  ({ address }) => address,
);

it('names the firm and the site on every page', () => {
  const all = everyPage.map(({ address }) => address);
  expect(addressesWith('ProfessionalService')).toEqual(all);
  expect(addressesWith('WebSite')).toEqual(all);
});

it('gives the firm its address and its telephones, and its hours where they are shown', () => {
  const [firm] = partsOf(at('/contact'), 'ProfessionalService');
  expect(firm).toMatchObject({
    telephone: Object.values(content.firm.phones)
      .slice(0, 2)
      .map(({ number }) => number),
    address: {
      streetAddress: content.firm.address.street,
      addressLocality: content.firm.address.city,
      addressCountry: content.firm.address.countryCode,
    },
    openingHoursSpecification: content.firm.hours.map(({ opens, closes }) => ({
      dayOfWeek: expect.arrayContaining([expect.stringMatching(/day$/)]),
      opens,
      closes,
    })),
  });
  expect(partsOf(at('/about'), 'ProfessionalService')[0]).not.toHaveProperty('openingHoursSpecification');
});

it('gives the way to every page but the first, the unknown one left out, as the page shows it', () => {
  expect(addressesWith('BreadcrumbList').toSorted()).toEqual(
    publishedPages
      .map(({ address }) => address)
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

it('has questions nowhere else, and leaders where they are shown: all on team, the chairman on about', () => {
  expect(addressesWith('FAQPage').toSorted()).toEqual(services.toSorted());
  expect(addressesWith('Person')).toEqual(['/about', '/team']);
  expect(partsOf(at('/team'), 'Person')).toHaveLength(1 + content.team.directors.length);
});

it('says of people their name and office, and no date or place of birth', () => {
  const keys = new Set(partsOf(at('/team'), 'Person').flatMap((person) => Object.keys(person)));
  expect([...keys].toSorted()).toEqual(['@type', 'jobTitle', 'name', 'worksFor']);
});

it('never says that the firm certifies, and names addresses in full', () => {
  for (const address of services) {
    const [service] = partsOf(at(address), 'Service');
    expect(`${service?.name} ${service?.serviceType}`).not.toMatch(/certification|accreditation/i);
    expect(service?.url).toBe(`${content.firm.url}${address}`);
  }
});

it('has the terms of the glossary there alone, as they stand there, each with its address', () => {
  expect(addressesWith('DefinedTermSet')).toEqual(['/glossary']);
  const page = at('/glossary');
  const shown = [...page.document.querySelectorAll('#terms dl > div')].map((term) => ({
    name: textOf(term.querySelector('b')),
    id: term.id,
  }));
  const [set] = partsOf(page, 'DefinedTermSet');
  const stated = z.array(z.looseObject({ name: z.string(), url: z.string() })).parse(set?.hasDefinedTerm);
  expect(stated.map(({ name, url }) => ({ name, id: url.replace(/.*#/, '') }))).toEqual(shown);
});

it.each(everyPage)(
  'states nothing that $address does not show, and no rating of the firm by itself',
  (page) => {
    expect(unseenStatements(page)).toEqual([]);
    expect(ownRatings(page)).toEqual([]);
  },
);
