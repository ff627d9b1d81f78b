import { describe, expect, test } from 'vitest';
import { content } from '#src/content/content.ts';
import { pageData } from './page-data.ts';

const addresses = content.pages.filter(({ isListed }) => isListed).map(({ address }) => address);
const idAt = (address: string) => content.pages.find((page) => page.address === address)?.id ?? address;
const dataAt = (address: string) => pageData(idAt(address), content);
const typesAt = (address: string): string[] => dataAt(address)['@graph'].map((part) => part['@type']);
const partAt = (address: string, type: string) =>
  dataAt(address)['@graph'].find((part) => part['@type'] === type);

/** Every key and every string of the data, however deep. */
const everything = (value: unknown): { keys: string[]; strings: string[] } => {
  if (typeof value === 'string') return { keys: [], strings: [value] };
  if (!(value instanceof Object)) return { keys: [], strings: [] };
  const inner = Object.values(value).map(everything);
  const keys = Array.isArray(value) ? [] : Object.keys(value);
  return {
    keys: [...keys, ...inner.flatMap((part) => part.keys)],
    strings: inner.flatMap((part) => part.strings),
  };
};

const services = [...content.standards, ...content.certifications, ...content.managementServices].map(
  ({ address }) => address,
);
const { firm } = content;
const standard = content.standards.find(({ catalogue }) => catalogue !== undefined);
if (!standard) throw new Error('The catalogue is empty.');

describe('on every page', () => {
  test.each(addresses)('%s names the firm and the site, once', (address) => {
    const types = typesAt(address);
    expect(types.filter((type) => type === 'ProfessionalService')).toHaveLength(1);
    expect(types.filter((type) => type === 'WebSite')).toHaveLength(1);
    expect(dataAt(address)['@context']).toBe('https://schema.org');
  });

  test.each(addresses)('%s holds no rating of the firm by itself', (address) => {
    const { keys, strings } = everything(dataAt(address));
    expect(
      [...keys, ...strings].filter((text) => /review|rating/i.test(text) && !/ |^https:/.test(text)),
    ).toEqual([]);
  });

  test.each(addresses)('%s has absolute addresses only', (address) => {
    const parts = JSON.stringify(dataAt(address));
    const found = [...parts.matchAll(/"(?:@id|url|item|logo)":"([^"]*)"/g)].map(([, value]) => value);
    expect(found.length).toBeGreaterThan(3);
    expect(found.filter((value) => !value?.startsWith(`${content.firm.url}/`))).toEqual([]);
  });
});

test('the firm has its address, its telephones and its profiles, and was founded when its services began', () => {
  expect(partAt('/', 'ProfessionalService')).toMatchObject({
    name: firm.name,
    telephone: [firm.phones.office.number, expect.any(String)],
    email: firm.emails.general.address,
    address: { streetAddress: firm.address.street, addressCountry: 'LK' },
    foundingDate: `${firm.since}`,
  });
  const profiles = [firm.social.facebook, firm.social.linkedin].flatMap((link) => link?.url ?? []);
  expect(Reflect.get(partAt('/', 'ProfessionalService') ?? {}, 'sameAs') ?? []).toEqual(profiles);
});

describe('the way to a page', () => {
  test('is what the page shows', () => {
    expect(partAt(standard.address, 'BreadcrumbList')).toEqual({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: `${firm.url}/` },
        { '@type': 'ListItem', position: 2, name: 'Services', item: `${firm.url}/services` },
        { '@type': 'ListItem', position: 3, name: 'ISO Services', item: `${firm.url}/all-iso` },
        {
          '@type': 'ListItem',
          position: 4,
          name: standard.code,
          item: `${firm.url}${standard.address}`,
        },
      ],
    });
  });

  test('is on every page but the first', () => {
    expect(addresses.filter((address) => !typesAt(address).includes('BreadcrumbList'))).toEqual(['/']);
  });
});

describe('a service', () => {
  test('is on each service page and nowhere else', () => {
    expect(addresses.filter((address) => typesAt(address).includes('Service')).toSorted()).toEqual(
      services.toSorted(),
    );
  });

  test('is the firm’s, for Sri Lanka', () => {
    expect(partAt('/hr', 'Service')).toMatchObject({
      name: 'Human Resources (HR)',
      url: `${firm.url}/hr`,
      provider: { '@id': `${firm.url}/#firm` },
      areaServed: { '@type': 'Country', name: 'Sri Lanka' },
    });
  });

  test('never says that the firm certifies', () => {
    const said = services.map((address) => {
      const { name, serviceType } = { name: '', serviceType: '', ...partAt(address, 'Service') };
      return `${name} ${serviceType}`;
    });
    expect(said.filter((text) => /certification|accreditation/i.test(text))).toEqual([]);
  });

  test('comes with the questions of its page, each answered', () => {
    const [question] = standard.questions;
    expect(partAt(standard.address, 'FAQPage')).toMatchObject({
      mainEntity: expect.arrayContaining([
        {
          '@type': 'Question',
          name: question?.question,
          acceptedAnswer: { '@type': 'Answer', text: question?.answer },
        },
      ]),
    });
    expect(addresses.filter((address) => typesAt(address).includes('FAQPage')).toSorted()).toEqual(
      services.toSorted(),
    );
  });
});

describe('leaders', () => {
  const peopleOn = (address: string) => typesAt(address).filter((type) => type === 'Person').length;

  test('are the chairman on about, with the directors on team, and nobody elsewhere', () => {
    expect(peopleOn('/about')).toBe(1);
    expect(peopleOn('/team')).toBe(1 + content.team.directors.length);
    expect(addresses.filter((address) => peopleOn(address) > 0)).toEqual(['/about', '/team']);
  });

  test('have a name and an office, and no date or place of birth', () => {
    const people = dataAt('/team')['@graph'].filter((part) => part['@type'] === 'Person');
    const keys = new Set(people.flatMap((person) => Object.keys(person)));
    expect([...keys].toSorted()).toEqual(['@type', 'jobTitle', 'name', 'worksFor']);
  });
});

test('opening hours stand where the page shows them', () => {
  const pages = addresses.filter(
    (address) => 'openingHoursSpecification' in (dataAt(address)['@graph'][0] ?? {}),
  );
  expect(pages).toEqual(['/contact']);
});

test('the page for unknown addresses has the firm and the site alone', () => {
  expect(pageData('not-found', content)['@graph'].map((part) => part['@type'])).toEqual([
    'ProfessionalService',
    'WebSite',
  ]);
});
