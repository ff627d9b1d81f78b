import { expect, test } from 'vitest';
import { contentFiles, mediaNames, routeAddresses } from '#src/content/files.ts';
import { loadContent } from '#src/content/load.ts';
import { releaseBlockers } from '#src/content/release.ts';
import { answersOf } from './answers.ts';
import { freshContent } from './fresh-content.ts';
import { template } from './new-firm.ts';

const texts = contentFiles();
const first = loadContent(texts, mediaNames(), routeAddresses());
const today = '2026-11-23';

const made = (more: Record<string, unknown> = {}, from = texts) => {
  const answers = answersOf(
    {
      name: 'Plumb & Level',
      street: '7 Temple Road',
      city: 'Kandy 02',
      position: '7.291, 80.635',
      since: 2011,
      phones: ['Office: +94 81 555 0100', 'At night: +94 71 555 0103'],
      chat: 'at night',
      emails: ['Enquiries: hello@plumb-and-level.example'],
      ...more,
    },
    'given',
  );
  return freshContent(from, first, template(), answers, today);
};
const load = (fresh: ReadonlyMap<string, string>) =>
  loadContent(fresh, new Set(['README.md']), routeAddresses(), today);

const fresh = made();
const second = load(fresh);

test('the second firm has its own facts', () => {
  expect(second.firm).toMatchObject({
    name: 'Plumb & Level',
    legalName: 'Plumb & Level (Private) Limited',
    since: 2011,
    incorporated: 2011,
    copyright: 2026,
    address: { street: '7 Temple Road', city: 'Kandy 02', latitude: 7.291, longitude: 80.635 },
    social: { whatsapp: { number: '+94 71 555 0103' } },
  });
  expect(Object.keys(second.firm.phones)).toEqual(['office', 'at-night']);
  expect(second.home.headline).toContain('Kandy');
});

test('no word that the first firm says of itself is left', () => {
  const people = [first.team.chairman, ...first.team.directors];
  const own = [
    first.firm.name,
    first.firm.address.street,
    first.firm.address.city.replace(/ \d+$/, ''),
    ...Object.values(first.firm.phones).map(({ number }) => number),
    ...Object.values(first.firm.emails).map(({ address }) => address),
    ...people.flatMap(({ name }) => name),
    ...first.clients.map(({ name }) => name),
    ...first.testimonials.map(({ quote }) => quote),
    ...first.reasons.map(({ claim }) => claim),
    ...first.stats.map(({ label }) => label),
    'World-class',
    '50+',
    'Germany',
  ];
  const comments = /^\s*#.*$/gm;
  for (const [file, text] of fresh)
    expect(
      own.filter((word) => text.replaceAll(comments, '').includes(word)),
      file,
    ).toEqual([]);
});

test('whatever nobody was asked for is marked, in every list', () => {
  const open = releaseBlockers(second);
  const files = new Set(open.map(({ file }) => file));
  for (const name of [
    'firm',
    'team',
    'clients',
    'testimonials',
    'credentials',
    'process',
    'reasons',
    'stats',
  ])
    expect(files).toContain(`content/${name}.yaml`);
  expect([second.team.chairman, ...second.team.directors, ...second.clients, ...second.testimonials]).toEqual(
    expect.not.arrayContaining([expect.not.objectContaining({ sample: true })]),
  );
  expect(open.filter(({ reason }) => reason.includes('lawyer'))).toHaveLength(3);
  expect(second.firm.samples).not.toContain('name');
});

test('pictures, proofs, published addresses and reviews of the first firm are not those of the second', () => {
  const owned = new Map(texts);
  const change = (file: string, from: string | RegExp, to: string) => {
    const text = owned.get(file) ?? '';
    expect(text).toMatch(from);
    owned.set(file, text.replace(from, to));
  };
  change('content/legal/terms.md', 'reviewed: false', 'reviewed: true');
  change('content/pages/about.yaml', /^headline:/m, 'image: office.jpg\nheadline:');
  change('content/pages/about.yaml', '  sample: true\n', '  evidence: Signed, folder 1.\n');
  change('content/process.yaml', /^- title:/m, '- evidence: Folder 2.\n  title:');
  change('content/addresses.yaml', /^\/about: about$/m, '/about: about\n/who-we-were: about');
  const former = { ...first, addresses: { ...first.addresses, '/who-we-were': 'about' } };
  const answered = answersOf(
    {
      name: 'A',
      street: 'B',
      city: 'Galle',
      position: '6.03, 80.21',
      since: 2020,
      phones: '+94 91 555 0100',
      emails: 'a@b.example',
    },
    'given',
  );
  const renewed = freshContent(owned, former, template(), answered, today);
  const content = load(renewed);
  expect(content.terms.reviewed).toBe(false);
  expect(content.about.image).toBeUndefined();
  expect(content.about.impartiality).toMatchObject({ sample: true });
  expect(renewed.get('content/pages/about.yaml')).not.toContain('Signed');
  expect(content.process.map(({ evidence }) => evidence)).toEqual(content.process.map(() => undefined));
  expect(Object.keys(content.addresses)).not.toContain('/who-we-were');
  expect(content.firm.phones.office.label).toBe('Office');
  expect(new Set(content.pages.map(({ changed }) => changed))).toEqual(new Set([today]));
});

const ids = first.standards.map(({ id }) => id);

test.each(ids)('the site holds together without %s, and no field names it', (id) => {
  const left = made({ without: [id] });
  expect(() => load(left)).not.toThrow();
  const named = new RegExp(`\\b${id}\\b(?!-)`);
  const inFields = [...left].filter(([, text]) => named.test(text.replaceAll(/^\s*#.*$/gm, '')));
  expect(inFields.map(([file]) => file)).toEqual([]);
});

// Whole subjects, so that lists of their own run empty, and two of those that most texts lean on.
test.each([
  ...first.glossary.questions.subjects.map(({ pages }) => pages.map(({ page }) => page)),
  ['iso-9001', 'iso-14001'],
  ['iso-9001', 'fssc-22000'],
  ['iso-14001', 'iso-22000'],
])('the site holds together without %s and what else the firm does not offer', (...pages) => {
  const without = pages.filter((page) => ids.includes(page));
  const { standards } = load(made({ without }));
  expect(standards).toHaveLength(first.standards.length - without.length);
});

test('several standards can be left out together', () => {
  const without = ['iso-18404', 'iso-22716', 'iso-15378', 'iso-37001'];
  const { standards } = load(made({ without }));
  expect(standards.map(({ id }) => id)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(without.join('|'))]),
  );
  expect(standards).toHaveLength(first.standards.length - without.length);
});
