import { expect, it } from 'vitest';
import { z } from 'zod';
import { escaped } from '#build/hosting/rules.ts';
import { readableDay } from '#src/content/days.ts';
import { valueAt } from '#src/content/field-path.ts';
import { townOf } from '#src/content/firm-shown.ts';
import { slugOf } from '#src/content/slug.ts';
import { asOf } from '#src/features/editions/register-data.ts';
import { addressOf } from '#src/site/pages.ts';
import { releaseBlockers } from '#src/site/release.ts';
import { content } from '../content/this-content.ts';
import { specification } from '../specification.ts';
import { readTable } from '../table.ts';
import { anchored, everyPage, pageAt, textOf } from './documents.ts';

const { about, certifications, checkCertificate, clients, firm, labels, readiness, standards, team } =
  content;
const { chairman, directors } = team;
const people = [chairman, ...directors];
const trials = Object.values(checkCertificate.questions.items).flatMap((item) => item ?? []);
const chats = firm.social.whatsapp ? [{ href: 'https://wa.me/' }] : [];
const ways = [firm.phones.office, ...chats, { href: 'mailto:' }];

/** The clauses of a legal document, numbered from one. */
const clausesOf = (id: 'terms' | 'privacy' | 'accessibility') =>
  content[id].clauses.map(({ title }, index) => ({ number: index + 1, title, slug: slugOf(title) }));

/** The content, and what pages put together of it. */
const shown = {
  ...content,
  sixServices: specification.sixServices.map(([label, href]) => ({ label, href })),
  tools: specification.tools.map((href) => ({ href })),
  people,
  peopleAndRoles: [...people, ...['Directors', 'Consultants', 'Managers'].map((name) => ({ name }))],
  officesAndLives: directors.flatMap(({ title, description }) =>
    [title, description].flatMap((said) => (said ? { said } : [])),
  ),
  life: chairman.profile.map((text) => ({ text })),
  networks: Object.keys(firm.social),
  chats,
  ways,
  waysAndMap: [...ways, { href: firm.address.map }],
  firstPhones: Object.values(firm.phones).slice(0, 2),
  numbersAndMails: [
    ...Object.values(firm.phones),
    ...Object.values(firm.emails).map(({ address }) => ({ href: `mailto:${address}` })),
  ],
  town: townOf(firm),
  checkedOn: readableDay(asOf(content.editions)),
  catalogued: standards.filter(({ code }) => code.startsWith('ISO')),
  compared: [...standards, ...certifications],
  tradeLinks: content.home.trades.items.flatMap(({ links }) =>
    links.map(({ page }) => ({ href: addressOf(page) })),
  ),
  tradesAndAny: [...content.finder.sectors, 'any'],
  auditQuestions: [readiness.shared, ...readiness.standards.map(({ questions }) => questions)].flat(),
  trials,
  flags: trials.slice(1),
  terms: content.glossary.terms.items.toSorted((a, b) => new Intl.Collator('en').compare(a.term, b.term)),
  clauses: {
    terms: clausesOf('terms'),
    privacy: clausesOf('privacy'),
    accessibility: clausesOf('accessibility'),
  },
};

/** What stands at a path, of an entry or of all that is shown: `firm.name`. */
const given = (path: string, of?: unknown): unknown => {
  const found = valueAt(of, path.split('.')) ?? valueAt(shown, path.split('.'));
  if (found === undefined) throw new Error(`Nothing stands at ${path}.`);
  return found;
};
/** What a text has to be, of an entry of the content or by itself. */
const wanted = (text: string, of?: unknown): unknown => {
  const fill = (part: string, change = escaped) =>
    part.replace(/\{([a-z][\w.]*)\}/gi, (_, path) => change(String(given(path, of))));
  if (/^!?~/.test(text)) {
    const pattern = new RegExp(fill(text.replace(/^!?~/, '')), 'i');
    return text.startsWith('~') ? expect.stringMatching(pattern) : expect.not.stringMatching(pattern);
  }
  if (!text.includes('…')) return fill(text, String);
  const parts = text.split('…').map((part) => escaped(fill(part, String)));
  return expect.stringMatching(new RegExp(`^${parts.join('.*')}$`, 's'));
};
const withAll = (entries: readonly unknown[]) => expect.arrayContaining([...entries]);

const entries = z.array(z.string().transform((text) => wanted(text)));
const expected = z.union([
  z.int(),
  entries,
  z.strictObject({ among: entries }).transform(({ among }) => withAll(among)),
  z
    .strictObject({ each: z.string(), times: z.int() })
    .transform(({ each, times }) => Array.from({ length: times }, () => wanted(each))),
  z
    .strictObject({ all: z.string().startsWith('~'), from: z.int() })
    .transform(({ all, from }) =>
      expect.toSatisfy(
        (texts: string[]) =>
          texts.length >= from && texts.every((text) => new RegExp(all.slice(1), 'i').test(text)),
      ),
    ),
  z
    .strictObject({
      of: z.string(),
      is: z.union([z.string().transform((text) => [text]), z.array(z.string())]).optional(),
      among: z.literal(true).optional(),
    })
    .transform(({ of, is, among }) => {
      const list = Object.values(Object(given(of)));
      const all = list.flatMap((entry) => is?.map((text) => wanted(text, entry)) ?? []);
      if (!is) return list.length;
      return among ? withAll(all) : all;
    }),
]);
/** What a page shows, by its address or the name of its kind. */
const table = z.record(z.string(), z.record(z.string(), z.tuple([z.string(), expected])));

const kinds = Object.entries(specification.services);
const groups: ReadonlyMap<string, readonly string[]> = new Map([
  ['every page', everyPage.map(({ address }) => address)],
  ['every service', kinds.flatMap(([, addresses]) => addresses)],
  ['every ISO standard', Object.keys(specification.standards)],
  ...kinds.map(([kind, addresses]) => [`every ${kind}`, addresses] as const),
]);
const rowsOf = (tables: z.infer<typeof table>) =>
  Object.entries(tables).flatMap(([where, parts]) =>
    (groups.get(where) ?? [where]).flatMap((address) =>
      Object.entries(parts).map(([what, [selector, texts]]) => ({ address, what, selector, texts })),
    ),
  );

// What was delivered holds as long as its file has a sample or an open claim; all of it goes with the sample of a name.
const unsettled = new Set(releaseBlockers(content).map(({ file }) => file));
const delivered = Object.entries(readTable('tests/html/delivered.yaml', z.record(z.string(), table)))
  .filter(([file]) => firm.samples.includes('name') && unsettled.has(`content/${file}.yaml`))
  .flatMap(([, tables]) => rowsOf(tables));

it.each([...rowsOf(readTable('tests/html/shown.yaml', table)), ...delivered])(
  '$address shows $what',
  ({ address, selector, texts }) => {
    const [elements = '', attribute] = selector.split('@');
    const found = [...pageAt(address).querySelectorAll(elements)];
    expect(
      typeof texts === 'number'
        ? found.length
        : found.map((element) => (attribute ? element.getAttribute(attribute) : textOf(element))),
    ).toEqual(texts);
  },
);

it('shows first some of the clients that are on about, in rows that are full at six, three and two columns', () => {
  const names = (address: string, id: string) =>
    [...anchored(address, id).querySelectorAll('img')].map((logo) => logo.getAttribute('alt'));
  const first = names('/', 'clients');
  if (clients.length >= 6) expect(first.length % 6).toBe(0);
  expect(first.length).toBeGreaterThan(0);
  expect(names('/about', 'our-clients')).toEqual(expect.arrayContaining(first));
  // Of each industry one comes before a second of any.
  const industryOf = new Map(clients.map(({ name, industry }) => [name, industry]));
  const all = new Set(industryOf.values());
  expect(new Set(first.slice(0, all.size).map((name) => industryOf.get(name ?? '')))).toEqual(all);
});

it.each([
  ['/about', 'our-clients', labels.samples.clients, clients.some(({ sample }) => sample)],
  ['/team', 'directors', labels.samples.people, people.some(({ sample }) => sample)],
  ['/about', 'impartiality', labels.samples.impartiality, about.impartiality.sample === true],
  ['/contact', 'main', labels.samples.hours, firm.samples.includes('hours')],
])('marks on %s as samples what is one in %s, and nothing else', (address, id, mark, isSample) => {
  expect(textOf(anchored(address, id)).includes(mark)).toBe(isSample);
});
