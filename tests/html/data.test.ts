import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { daysOfWeek } from '#src/content/days-of-week.ts';
import { content } from '../content/this-content.ts';
import { partsOf } from './data-audits.ts';
import { builtAt, everyPage, pageAt, textOf } from './documents.ts';

const { firm, team } = content;
const services = [...content.standards, ...content.certifications, ...content.managementServices].map(
  ({ address }) => address,
);

// What holds of the data of every page: data-audits.ts.

it.each([
  ['Service', services],
  ['FAQPage', services],
  ['Person', ['/about', '/team']],
  ['DefinedTermSet', ['/glossary']],
])('has a %s where there is one, and nowhere else', (type, addresses) => {
  const found = everyPage.filter((page) => partsOf(page, type).length > 0).map(({ address }) => address);
  expect(found.toSorted()).toEqual(addresses.toSorted());
});

it('gives the firm its address and its telephones, and its hours where they are shown', () => {
  const { street, city, countryCode } = firm.address;
  const numbers = Object.values(firm.phones).map(({ number }) => number);
  expect(partsOf(builtAt('/contact'), 'ProfessionalService')).toMatchObject([
    {
      telephone: numbers.slice(0, 2),
      address: { streetAddress: street, addressLocality: city, addressCountry: countryCode },
      openingHoursSpecification: firm.hours.map(({ days, opens, closes }) => ({
        dayOfWeek: daysOfWeek(days),
        opens,
        closes,
      })),
    },
  ]);
  expect(partsOf(builtAt('/about'), 'ProfessionalService')[0]).not.toHaveProperty(
    'openingHoursSpecification',
  );
});

describe.each(services)('%s', (address) => {
  const page = builtAt(address);

  it('is a service of the firm for Sri Lanka that never says the firm certifies', () => {
    const [provider] = partsOf(page, 'ProfessionalService');
    const [service, ...more] = partsOf(page, 'Service');
    expect(more).toEqual([]);
    expect(service).toMatchObject({
      provider: { '@id': provider?.['@id'] },
      areaServed: { '@type': 'Country', name: 'Sri Lanka' },
      url: `${firm.url}${address}`,
    });
    expect(`${service?.name} ${service?.serviceType}`).not.toMatch(/certification|accreditation/i);
  });

  it('states the questions it shows, all of them, as they stand there', () => {
    const shown = [...page.document.querySelectorAll('#questions details')].map((details) => ({
      '@type': 'Question',
      name: textOf(details.querySelector('summary')),
      acceptedAnswer: { '@type': 'Answer', text: textOf(details.querySelector('p')) },
    }));
    expect(partsOf(page, 'FAQPage')).toEqual([{ '@type': 'FAQPage', mainEntity: shown }]);
  });
});

it('says of people their name and office, and no date or place of birth', () => {
  const people = partsOf(builtAt('/team'), 'Person');
  expect(people).toHaveLength(1 + team.directors.length);
  const keys = new Set(people.flatMap((person) => Object.keys(person)));
  expect([...keys].toSorted()).toEqual(['@type', 'jobTitle', 'name', 'worksFor']);
});

it('states the terms of the glossary as they stand there, each with its address', () => {
  const shown = [...pageAt('/glossary').querySelectorAll('#terms dl > div')].map((term) => ({
    name: textOf(term.querySelector('b')),
    url: `${firm.url}/glossary#${term.id}`,
  }));
  const [set] = partsOf(builtAt('/glossary'), 'DefinedTermSet');
  const stated = z.array(z.object({ name: z.string(), url: z.string() })).parse(set?.hasDefinedTerm);
  expect(stated).toEqual(shown);
});

it('is to be kept in an address book as well, each number and address under its label', () => {
  const card = new ICAL.Component(
    ICAL.parse(readFileSync(join(import.meta.dirname, '../../dist/contact.vcf'), 'utf8')),
  );
  const { address, emails, legalName, name, phones } = firm;
  const labels = new Map(
    card
      .getAllProperties('x-ablabel')
      .map((label) => [label.getFirstParameter('group'), label.getFirstValue()]),
  );
  const labelled = ['tel', 'email']
    .flatMap((kind) => card.getAllProperties(kind))
    .map((part) => [labels.get(part.getFirstParameter('group')), part.getFirstValue()]);
  expect(labelled).toEqual([
    ...Object.values(phones).map(({ label, href }) => [label, href.replace('tel:', '')]),
    ...Object.values(emails).map(({ label, address }) => [label, address]),
  ]);
  const values = ['version', 'fn', 'n', 'org', 'adr', 'geo', 'url', 'rev'].map((property) =>
    String(card.getFirstPropertyValue(property)),
  );
  const place = ['', '', address.street, address.city, '', '', address.country];
  const position = `${address.latitude},${address.longitude}`;
  expect(values).toEqual([
    ...['3.0', name, `${name},,,,`, legalName, place.join(), position, `${firm.url}/`],
    expect.stringMatching(/^20\d\d-\d\d-\d\dT00:00:00Z$/),
  ]);
});
