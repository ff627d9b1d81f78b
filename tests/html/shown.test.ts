import { expect, it } from 'vitest';
import { z } from 'zod';
import { readableDay } from '#src/content/days.ts';
import { townOf } from '#src/content/firm-shown.ts';
import { slugOf } from '#src/content/slug.ts';
import { asOf } from '#src/features/editions/register-data.ts';
import { addressOf } from '#src/site/pages.ts';
import { specification } from '../specification.ts';
import { readTable } from '../table.ts';
import { content } from './content.ts';
import { anchored, everyPage, pageAt, textOf } from './documents.ts';

/**
 * What a page shows: the texts of what a selector finds, after `@` the values of an attribute; or their count. What the
 * specification fixes stands in shown.yaml, what the firm decides is asked of the content.
 */
type Shown = readonly [what: string, selector: string, expected: unknown];

/** A text with a pattern, or with these words, in it; a list with these entries among others; an entry so many times. */
const like = (pattern: string) => expect.stringMatching(new RegExp(pattern, 'i'));
const saying = (...words: readonly string[]) =>
  expect.toSatisfy((text: string) => words.every((word) => text.includes(word)));
const withAll = (...entries: readonly unknown[]) => expect.arrayContaining([...entries]);
const times = (count: number, entry: unknown) => Array.from({ length: count }, () => entry);

const entry = z.string().transform((text) => {
  if (text.startsWith('~')) return like(text.slice(1));
  return text.startsWith('!~') ? expect.not.stringMatching(new RegExp(text.slice(2), 'i')) : text;
});
const expected = z.union([
  z.int(),
  z.array(entry),
  z.strictObject({ among: z.array(entry) }).transform(({ among }) => withAll(...among)),
  z.strictObject({ each: entry, times: z.int() }).transform((all) => times(all.times, all.each)),
  z
    .strictObject({ all: z.string().startsWith('~'), from: z.int() })
    .transform(({ all, from }) =>
      expect.toSatisfy(
        (texts: string[]) =>
          texts.length >= from && texts.every((text) => new RegExp(all.slice(1), 'i').test(text)),
      ),
    ),
]);
const fixed = readTable(
  'html/shown.yaml',
  z.record(z.string(), z.record(z.string(), z.tuple([z.string(), expected]))),
);

const { checkCertificate, cost, credentials, firm, readiness, team, testimonials } = content;
const { emails, name, phones, social, subtitle, tagline } = firm;
const { chairman, directors } = team;
const people = [chairman, ...directors].map(({ name }) => name);
const portraits = people.map((person) => saying(person));
const roles = ['Directors', 'Consultants', 'Managers'];
const lives = directors.flatMap(({ title, description }) => (description ? [title, description] : [title]));
const standards = content.standards.filter(({ code }) => code.startsWith('ISO'));
const coded = standards.map(({ code, name }) => `${code} - ${name}`);
const services = [...content.standards, ...content.certifications].map(({ address }) => address);
const trades = content.home.trades.items;
const tradeLinks = trades.flatMap(({ links }) => links.map(({ page }) => addressOf(page)));
const trials = Object.values(checkCertificate.questions.items).flatMap((item) => item ?? []);
const claims = checkCertificate.claims.items.length;
const months = cost.months.items.length;
const auditQuestions = [readiness.shared, ...readiness.standards.map(({ questions }) => questions)].flat()
  .length;
const terms = content.glossary.terms.items.map(({ term }) => term);
const labels = specification.sixServices.map(([label]) => label);
const sixHrefs = specification.sixServices.map(([, href]) => href);
const chats = social.whatsapp ? [like('^https://wa\\.me/')] : [];
const ways = [phones.office.href, ...chats, like('^mailto:')];
const readied = [...ways, ''].flatMap(() => [like('[\\d@]'), like('.{30}'), like('^Have ready: .{30}')]);
const place = [firm.address.street, firm.address.city, firm.address.country].join(', ');
const firstNumbers = Object.values(phones)
  .slice(0, 2)
  .map(({ number }) => number);
const numbers = Object.values(phones).map(({ href }) => href);
const mails = Object.values(emails).map(({ address }) => `mailto:${address}`);
/** Section 2.5: what both slides of the opening say. */
const both = content.home.slides.flatMap(({ line, pitch }) => [tagline, `${name}. ${line}`, subtitle, pitch]);

/** The clauses of a legal document, numbered from one, each in a list that leads to it. */
const clauses = (['terms', 'privacy', 'accessibility'] as const).flatMap((id): Shown[] => {
  const all = content[id].clauses.map((clause, index) => ({ ...clause, number: `${index + 1}` }));
  return [
    [`the numbers of ${id}`, `#${id} li[id] > :first-child`, all.map(({ number }) => like(`^${number}\\b`))],
    [`the list of ${id}`, `#${id} nav a`, all.map(({ number, title }) => `${number} ${title}`)],
    [`where the list of ${id} leads`, `#${id} nav a@href`, all.map(({ title }) => `#${id}-${slugOf(title)}`)],
  ];
});

const rated = testimonials.map(({ rating }) => saying(`Rated ${rating} out of 5`));
const quotes: readonly Shown[] = [
  ['the quotations', '#testimonials figure', rated],
  ['a picture at each quotation', '#testimonials figure img', testimonials.length],
];
const corporate: readonly Shown[] = [
  ['every number and address', '#corporate-information a:not([download])@href', [...numbers, ...mails]],
  ['the address of the firm', '#corporate-information', [saying(firm.address.street)]],
];
const chat = '[title="Chat with us on WhatsApp"][target="_blank"]';

const ofEveryPage: readonly Shown[] = [
  ['its networks', 'body > aside[data-top-bar] a[target="_blank"]', Object.keys(social).length],
  ['the chat', chat, chats.map(() => saying('Chat with us'))],
];
const ofTheFirm: Readonly<Record<string, readonly Shown[]>> = {
  '/': [
    ['the six services', '#services a', labels],
    ['where each of the six leads', '#services a@href', sixHrefs],
    ['a picture of each of the six', '#services img', labels.length],
    ['the trades', '#trades li h3', trades.map(({ trade }) => trade)],
    ['where each trade leads', '#trades li a@href', tradeLinks],
    ['an icon at each figure', '#stats dl svg', content.stats.length],
    ['the chairman, the directors, the roles', '#team h3', [...people, ...roles]],
    ['a portrait of each person', '#team img@alt', portraits],
    ['office and life of the chairman', '#team', [saying(chairman.title, chairman.bio)]],
    ['office and qualifications of each director', '#team li:has(img) p:not([aria-hidden])', lives],
    ['the credentials', '#home-credentials h3', credentials.map(({ title }) => title)],
    ...quotes,
    ['the ways to reach the firm', '[aria-labelledby="contact-band"] a@href', withAll(...ways)],
    ['both slides', '#home :is(h1, p)', both],
    // The footer is the same on every page: navigation.test.ts.
    ['the address at its foot', 'body > footer address', [saying(firm.address.street)]],
    ['the first two numbers there', 'body > footer a[href^="tel:"]', firstNumbers],
    ['the first e-mail address there', 'body > footer a[href^="mailto:"]', [emails.general.address]],
    ['networks and chat there', 'body > footer a[target="_blank"]', Object.keys(social).length],
    [
      'the day of its dates',
      'body > footer',
      [saying(`as checked on ${readableDay(asOf(content.editions))}`)],
    ],
    ['its copyright', 'body > footer', [saying(`© ${firm.copyright} ${firm.legalName}`)]],
  ],
  '/about': [
    ["the chairman's life", '#chairmans-profile', [saying(...chairman.profile)]],
    [
      'how long each step takes, and what is free',
      '#our-process li',
      content.process.map(({ time, fee }) => like(`.{120}Usual time ${time}.*Fee ${fee}$`)),
    ],
    ['whom the firm is independent of', '#impartiality li', content.about.impartiality.items.length],
    ['an icon at each figure', '#stats dl svg', content.stats.length],
    ['an icon at each reason', '#reasons :is(#figures, #promises) > li > svg', content.reasons.length],
    ['every client by a logo with its name', '#our-clients img@alt', content.clients.map(({ name }) => name)],
    ...quotes,
    ...corporate,
  ],
  '/services': [
    ['a card for each service', '#cards li h2', labels],
    ["'Learn More' on each", '#cards li a', labels.map((label) => saying(`Learn More: ${label}`))],
    ['where each leads', '#cards li a@href', sixHrefs],
  ],
  '/credential': [
    ['a card for each credential', '#credentials li h2', credentials.map(({ title }) => title)],
    ['what it means', '#credentials [data-face] ul + p', times(credentials.length, like('^.{30,}\\.$'))],
  ],
  '/team': [
    ['the people and the roles', 'main :is(h2, h3)', withAll(...people, ...roles)],
    ['a portrait of each person, the chairman first', '#directors img@alt', portraits],
    ['the office of each person', 'main', [saying(...[chairman, ...directors].map(({ title }) => title))]],
  ],
  '/contact': [
    ['the ways to the firm', '[aria-labelledby="ways-heading"] li a@href', [...ways, firm.address.map]],
    ['where, when, with what', '[aria-labelledby="ways-heading"] li p', readied],
    ['what can be copied', 'button@data-copy', withAll(phones.office.number, emails.general.address, place)],
    ['the island with the town', '[aria-labelledby="chart-heading"] img@alt', [saying(townOf(firm))]],
    ['the map', '[aria-labelledby="chart-heading"] a@href', [firm.address.map]],
    [
      'the office hours',
      'main',
      [saying(...firm.hours.flatMap(({ days, opens, closes }) => [days, `${opens} to ${closes}`]))],
    ],
    ...corporate,
  ],
  '/termspolicy': clauses,
  '/all-iso': [
    ["the standards as 'code - name'", '#catalogue li h2', coded],
    ['where each leads', '#catalogue li a:not([href^="tel:"])@href', standards.map(({ address }) => address)],
    ['what each says', '#catalogue li:has(h2)', times(coded.length, like('.{150}.*Learn More.*Call Now'))],
    ['a picture on each', '#catalogue li:has(h2) img', standards.length],
    ['the number', '#catalogue a[href^="tel:"]@href', times(standards.length, phones.office.href)],
  ],
  '/cost-and-time': [
    ['the months of the example', '#months tbody tr', months],
    ['who does what', '#months td@data-label', times(months, ['You', 'We', 'Invoice']).flat()],
    ['something of each of these', '#months td', times(3 * months, like('.'))],
    ['how long it takes', '#durations-list > li > span', cost.durations.items.length],
    ['what nobody can skip', '#fixed h3', cost.fixed.items.map(({ title }) => title)],
    ['what to ask before signing', '#ask li', cost.ask.items.length],
    ['the rules around the table', '#rules li', cost.rules.items.length],
  ],
  '/plan': [
    [
      'its four ways in, each drawn',
      '[data-island] li img + span b',
      content.planWords.doors.map(({ title }) => title),
    ],
  ],
  '/plan-how': [
    ['the rules by trade, and what holds for any', '#rules summary', content.finder.sectors.length + 1],
    ['every question of an auditor', '#questions tbody tr', auditQuestions],
    ['what would be looked at', '#questions td:last-child', times(auditQuestions, like('.'))],
  ],
  '/compare': [
    ['a tile for each standard, scheme and mark', '#choose button', services.length],
    ['a line for each, which leads to its page', '#all tbody tr > :first-child a@href', withAll(...services)],
    ['something in each of its four fields', '#all tbody td', times(4 * services.length, like('[^–]'))],
  ],
  '/check-certificate': [
    ['its questions', '#questions dt', trials.map(({ question }) => question)],
    ['where to look, and why', '#questions dd', times(trials.length, like('.{20}'))],
    ['a flag for each that any certificate is asked', '[data-island] header svg a', trials.length - 1],
    ['wrong claims', '#claims dt', times(claims, like('^“.+”$'))],
    ['each put right', '#claims dd', times(claims, like('.{20}'))],
  ],
  '/glossary': [
    ['its terms from A to Z', '#terms dt b', terms.toSorted(new Intl.Collator('en').compare)],
    ['a meaning of each', '#terms dd', times(terms.length, like('.{15}'))],
  ],
  '/404': [['the number', 'main a@href', withAll(phones.office.href)]],
};

const kinds = Object.entries(specification.services).map(
  ([kind, pages]) => [kind, Object.keys(pages)] as const,
);
const groups: ReadonlyMap<string, readonly string[]> = new Map([
  ['every page', everyPage.map(({ address }) => address)],
  ['every service', kinds.flatMap(([, addresses]) => addresses)],
  ...kinds.map(([kind, addresses]) => [`every ${kind}`, addresses] as const),
]);
const rows = [
  ...Object.entries(fixed).flatMap(([where, table]) => {
    const parts = Object.entries(table).map(([what, [selector, texts]]): Shown => [what, selector, texts]);
    return (groups.get(where) ?? [where]).map((address) => [address, parts] as const);
  }),
  ...everyPage.map(({ address }) => [address, ofEveryPage] as const),
  ...Object.entries(ofTheFirm),
].flatMap(([address, parts]) =>
  parts.map(([what, selector, expected]) => ({ address, what, selector, expected })),
);

it.each(rows)('$address shows $what', ({ address, selector, expected }) => {
  const [elements = '', attribute] = selector.split('@');
  const found = [...pageAt(address).querySelectorAll(elements)];
  if (typeof expected === 'number') expect(found).toHaveLength(expected);
  else
    expect(found.map((element) => (attribute ? element.getAttribute(attribute) : textOf(element)))).toEqual(
      expected,
    );
});

it('shows first some of the clients that are on about, in rows that are full at six, three and two columns', () => {
  const names = (address: string, id: string) =>
    [...anchored(address, id).querySelectorAll('img')].map((logo) => logo.getAttribute('alt'));
  const shown = names('/', 'clients');
  if (content.clients.length >= 6) expect(shown.length % 6).toBe(0);
  expect(shown.length).toBeGreaterThan(0);
  expect(names('/about', 'our-clients')).toEqual(expect.arrayContaining(shown));
});
