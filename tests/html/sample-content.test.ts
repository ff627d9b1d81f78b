import { expect, it } from 'vitest';
import { releaseBlockers } from '#src/site/release.ts';
import { content } from './content.ts';
import { anchored, pageAt, textOf, textsOf } from './documents.ts';

// What the specification says of the firm's numbers, people and claims (sections 1, 2.4 to 2.8): of the content as it was
// delivered, with its samples. Each row holds as long as its file has a sample or an open claim, and goes with the last;
// all of it goes with the sample of a name. No other test knows them.

const unsettled = new Set(releaseBlockers(content).map(({ file }) => file));
const isDelivered = content.firm.samples.includes('name');
const isOpen = (file: string) => isDelivered && unsettled.has(`content/${file}.yaml`);

/** What limits each claim that is kept. */
const limits = [
  /100% success rate guaranteed.{0,100}every finding.{0,200}is the independent body's decision/,
  /Best price guaranteed.{0,200}on comparable written offers/,
  /Fast-track certification.{0,200}cannot be skipped/,
];
const standards = [/9001.*13485.*14001.*15189.*17025.*22000.*27001.*45001.*50001/];

/** What each text has in it, of the element that an address and an id lead to. */
const said: readonly (readonly [file: string, address: string, id: string, facts: readonly RegExp[]])[] = [
  ['team', '/', 'team', [/mathematics/i, /MBA/, /over 40 years/i]],
  ['team', '/about', 'chairmans-profile', [/mathematics/i, /MBA/, /over 40 years/i, /elderly/i, /education/]],
  ['reasons', '/about', 'reasons', [/Germany/, /Bahrain/, /Cyprus/, /Japan/, /KSA/, ...limits]],
  ['credentials', '/credential', 'credentials', [...standards, /2023/, /2022/, /ncorporated in 2014/]],
  ['credentials', '/credential', 'credentials', [/10\+ years/, /50\+ certified professionals/]],
  ['firm', '/', 'main', [/world-class.*world-class/i]],
  ['firm', '/about', 'corporate-information', [/Cotta Road.*Colombo 08/, /Office/, /Chairman/, /Director/]],
  ['firm', '/contact', 'corporate-information', [/Cotta Road.*Colombo 08/, /Office/, /Chairman/, /Director/]],
];

const { credentials, firm, glossary, reasons, stats, team } = content;
const { phones, emails, social } = firm;
const quotes = [/tyre.*ISO 9001:2015.*Rated 4/is, /confectionery.*ISO 22000:2018.*GMP.*HACCP.*Rated 4/is].map(
  (words) => expect.stringMatching(words),
);
const titles =
  'ISO Lead Auditor Certifications, Professional Memberships, Industry Recognition, Internal Auditor Certifications, Company Information, Consulting Services';
const claims =
  '35+ reputed clients, 10+ country coordinators, 30+ ISO consultancy projects, 100% success rate guaranteed, Best price guaranteed, Flexible payment plans, Fast-track certification';
const figures = '10+ years experience, 150+ clients served, 15+ industries covered';
const slides = 'ISO & Management Consultancy Excellence, Professional Business Consultancy Services';

const qualified = team.directors.map(({ description }) => Boolean(description)).toSorted();
const quotations = textsOf(pageAt('/about'), '#testimonials figure');
const shownStats = stats.map(({ value, suffix, label }) => `${value}${suffix} ${label}`).join(', ');
const lengths = [phones, emails, social].map((list) => Object.keys(list).length);

const held: readonly (readonly [file: string, what: string, found: unknown, expected: unknown])[] = [
  ['clients', 'thirty', new Set(content.clients.map(({ name }) => name)).size, 30],
  ['team', 'four directors, one of them without qualifications', qualified, [false, true, true, true]],
  ['testimonials', 'two, of a tyre and of a confectionery maker', quotations, quotes],
  ['stats', 'three', shownStats, figures],
  [
    'reasons',
    'seven',
    reasons.map(({ figure, title }) => (figure ? `${figure} ${title}` : title)).join(', '),
    claims,
  ],
  ['credentials', 'six', credentials.map(({ title }) => title).join(', '), titles],
  ['firm', 'numbers, addresses and networks', lengths, [3, 2, 3]],
  ['firm', 'tagline and subtitle', `${firm.tagline}, ${firm.subtitle}`, slides],
  ['firm', 'year and country', `${firm.copyright}, ${firm.address.country}`, '2025, Sri Lanka'],
  ['firm', 'fifty terms at least', glossary.terms.items.length >= 50, true],
];

// The content as delivered has what the specification says of the firm.
const saidStill = said.filter(([file]) => isOpen(file));
it.runIf(isDelivered).each(saidStill)('%s on %s, in %s', (_, address, id, facts) => {
  for (const fact of facts) expect(textOf(anchored(address, id))).toMatch(fact);
});

const heldStill = held.filter(([file]) => isOpen(file));
it.runIf(isDelivered).each(heldStill)('%s: %s', (_, __, found, expected) => {
  expect(found).toEqual(expected);
});

it('marks as samples what is one, and nothing else', () => {
  const { about, clients, labels } = content;
  const marked = {
    clients: textOf(anchored('/about', 'our-clients')).includes(labels.samples.clients),
    people: textOf(anchored('/team', 'directors')).includes(labels.samples.people),
    impartiality: textOf(anchored('/about', 'impartiality')).includes(labels.samples.impartiality),
    hours: textOf(anchored('/contact', 'main')).includes(labels.samples.hours),
  };
  expect(marked).toEqual({
    clients: clients.some(({ sample }) => sample),
    people: [team.chairman, ...team.directors].some(({ sample }) => sample),
    impartiality: about.impartiality.sample === true,
    hours: firm.samples.includes('hours'),
  });
});
