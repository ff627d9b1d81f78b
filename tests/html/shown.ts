import { expect } from 'vitest';
import { townOf } from '#src/content/firm-shown.ts';
import { slugOf } from '#src/content/slug.ts';
import { addressOf } from '#src/site/pages.ts';
import { specification } from '../specification.ts';
import { content } from './content.ts';

/**
 * What a page shows: the texts of what a selector finds, after `@` the values of an attribute; or their count. What the
 * specification fixes stands here, what the firm decides is asked of the content.
 */
type Shown = readonly [what: string, selector: string, expected: unknown];

const { checkCertificate, cost, credentials, firm, readiness } = content;
const { chairman, directors } = content.team;
const { emails, name, phones, social, subtitle, tagline } = firm;
const people = [chairman, ...directors].map(({ name }) => name);
const standards = content.standards.filter(({ code }) => code.startsWith('ISO'));
const coded = standards.map(({ code, name }) => `${code} - ${name}`);
const services = [...content.standards, ...content.certifications].map(({ address }) => address);
const { trades } = content.home;
const tradeLinks = trades.items.flatMap(({ links }) => links.map(({ page }) => addressOf(page)));
const trials = checkCertificate.questions.items.length;
const months = cost.months.items.length;
const auditQuestions = [readiness.shared, ...readiness.standards.map(({ questions }) => questions)].flat()
  .length;
const terms = content.glossary.terms.items.map(({ term }) => term);

/** A text with a pattern, or with these words, in it; a list with these entries among others; an entry so many times. */
const like = (pattern: string) => expect.stringMatching(new RegExp(pattern, 'i'));
const saying = (...words: readonly string[]) =>
  expect.toSatisfy((text: string) => words.every((word) => text.includes(word)));
const withAll = (...entries: readonly unknown[]) => expect.arrayContaining([...entries]);
/** The entries of a line. */
const list = (line: string) => line.split(' | ');
const times = (count: number, entry: unknown) => Array.from({ length: count }, () => entry);

/** Section 2.5: what both slides of the opening say. */
const both = content.home.slides.flatMap(({ line, pitch }) => [tagline, `${name}. ${line}`, subtitle, pitch]);
const asked =
  '/cost-and-time /about#our-process /services /iso14001Main /iso45001Main /credential /check-certificate /editions /contact';

/** The clauses of a legal document, numbered from one, each in a list that leads to it. */
const clauses = (['terms', 'privacy', 'accessibility'] as const).flatMap((id): Shown[] => {
  const all = content[id].clauses.map((clause, index) => ({ ...clause, number: `${index + 1}` }));
  return [
    [`the numbers of ${id}`, `#${id} li[id] > :first-child`, all.map(({ number }) => like(`^${number}\\b`))],
    [`the list of ${id}`, `#${id} nav a`, all.map(({ number, title }) => `${number} ${title}`)],
    [`where the list of ${id} leads`, `#${id} nav a@href`, all.map(({ title }) => `#${id}-${slugOf(title)}`)],
  ];
});

/** Section 2.6: what the menu leads to. */
const parts = '#who-we-are, #chairmans-profile, #our-process, #our-clients, #testimonials';
const partHeadings = ['Who We Are', "Chairman's Profile", 'Our Process', 'Our Clients', 'Testimonials'];
const steps = list(
  'Free Initial Consultation | Gap Analysis & Quotation | Documentation & Training | Internal Audit | Certification & Coordination',
);
const numbered = steps.map((step, index) => like(`^${index + 1}${step}`));
const timed = content.process.map(({ time, fee }) => like(`.{120}Usual time ${time}.*Fee ${fee}$`));
const roles = ['Directors', 'Consultants', 'Managers'];
const roleCards = roles.map((role) => `${role}Dedicated professionals driving success across departments.`);
const lives = directors.flatMap(({ title, description }) => (description ? [title, description] : [title]));
/** Section 2.13: from the food safety plan to the audit. */
const audit = list(
  'Understand requirements | Develop a plan | Gap analysis | Choose a third-party certifying body | Undergo the audit',
);
const management = list(
  'Administration | Human Resources (HR) | Inventory Management | Management Review Meetings (MRM)',
);
const { sixServices } = specification;
const labels = sixServices.map(([label]) => label);
const sixHrefs = sixServices.map(([, href]) => href);
const chats = social.whatsapp ? [like('^https://wa\\.me/')] : [];
const ways = [phones.office.href, ...chats, like('^mailto:')];
const readied = [...ways, ''].flatMap(() => [like('[\\d@]'), like('.{30}'), like('^Have ready: .{30}')]);
const hours = firm.hours.flatMap(({ days, opens, closes }) => [days, `${opens} to ${closes}`]);
const place = [firm.address.street, firm.address.city, firm.address.country].join(', ');
const numbers = Object.values(phones).map(({ href }) => href);
const mails = Object.values(emails).map(({ address }) => `mailto:${address}`);
const plan = withAll(like('^/plan'));
/** Of 126 to 175 people: two systems of 9 days each, a fifth less together, from three tenths less to a fifth more. */
const example =
  '9 days | 9 days | 18 days | 14.5 to 18 days | 10 to 21.5 days | 3.5 to 7 days | 6.5 to 14.5 days';
const offer =
  '60 people. | 5 audit days. | 1.5 audit days. | 3.5 audit days. | 5 + 1.5 + 1.5 = 8 days, times the rate.';
const doors = content.planWords.doors.map(({ title }) => title);
const money = /\b(LKR|Rs\.?|USD|EUR|rupees|dollars)\b|[$€£]/i;

const rated = content.testimonials.map(({ rating }) => saying(`Rated ${rating} out of 5`));
const quotes: readonly Shown[] = [
  ['the quotations', '#testimonials figure', rated],
  ['a picture at each quotation', '#testimonials figure img', content.testimonials.length],
];
const corporate: readonly Shown[] = [
  ['every number and address', '#corporate-information a:not([download])@href', [...numbers, ...mails]],
  ['the address of the firm', '#corporate-information', [saying(firm.address.street)]],
];
/** Section 2.9: the topics of a document, each in the heading of a clause. */
const topics = (id: string, words: string): Shown => [
  `the topics of ${id}`,
  `#${id} :is(h2, h3)`,
  withAll(...words.split(', ').map(like)),
];
const way = 'nav[aria-label="You are here"] li';
const tiles = '#services';
const waysOn = ['/', '/about', '/services', '/all-iso', '/credential', '/team', '/contact'];

const chat = '[title="Chat with us on WhatsApp"][target="_blank"]';
const bar = 'body > aside[data-top-bar]';
/** Sections 2.2 and 2.5: what every page shows. */
export const everywhere: readonly Shown[] = [
  ['the name of its menu', '#menu@aria-label', ['Main menu']],
  ['the bar above the menu', bar, [saying('Have any question? Call us now')]],
  ['its number', `${bar} a[href^="tel:+"]`, 1],
  ['its networks', `${bar} a[target="_blank"]`, Object.keys(social).length],
  ['its button', `${bar} button@aria-label`, ['Close advertise bar']],
  ['the chat', chat, chats.map(() => saying('Chat with us'))],
];

export const shown: Readonly<Record<string, readonly Shown[]>> = {
  '/': [
    ['the six services', `${tiles} a`, labels],
    ['where each of the six leads', `${tiles} a@href`, sixHrefs],
    ['a picture of each of the six', `${tiles} img`, sixServices.length],
    ['the trades', '#trades li h3', trades.items.map(({ trade }) => trade)],
    ['where each trade leads', '#trades li a@href', tradeLinks],
    ['an icon at each figure', '#stats dl svg', content.stats.length],
    ['the five steps', '#process ol h3', steps],
    ['where more is said', '#process a@href', ['/about#our-process', '/about#training', '/cost-and-time']],
    ['the chairman, the directors, the roles', '#team h3', [...people, ...roles]],
    ['a portrait of each person', '#team img@alt', people.map((person) => saying(person))],
    ['office and life of the chairman', '#team', [saying(chairman.title, chairman.bio)]],
    ['office and qualifications of each director', '#team li:has(img) p:not([aria-hidden])', lives],
    ['the roles, each with its sentence', '#team li:not(:has(img))', roleCards],
    ['an icon at each role', '#team li:not(:has(img)) svg', roles.length],
    ['the credentials', '#home-credentials h3', credentials.map(({ title }) => title)],
    ['where they are, and are checked', '#home-credentials a@href', ['/credential', '/check-certificate']],
    ['where all clients are', '#clients a@href', ['/about#our-clients']],
    ...quotes,
    ['the ways to reach the firm', '[aria-labelledby="contact-band"] a@href', withAll(...ways)],
    ['both slides', '#home :is(h1, p)', both],
    ['ways on', 'main a@href', withAll('/team', '/all-iso', like('^/about'), like('^/plan'))],
    // What a managing director asks: cost, steps, standards, trust, dates.
    ['the answers one click away', 'a@href', withAll(...asked.split(' '))],
  ],
  '/about': [
    ['its sections in their order', `main :is(${parts})@id`, parts.slice(1).split(', #')],
    ['their headings', `:is(${parts}) h2`, partHeadings],
    ["the chairman's life", '#chairmans-profile', [saying(...chairman.profile)]],
    ["'View More Leaders'", '#chairmans-profile a', ['View More Leaders']],
    ['where that leads', '#chairmans-profile a@href', ['/team']],
    ['the five steps', '#our-process li h3', steps],
    ['the number of each', '#our-process li', numbered],
    ['a bold beginning of each', '#our-process li :is(b, strong)', times(steps.length, like('.'))],
    ['how long each takes, and what is free', '#our-process li', timed],
    ['where the cost is told', '#our-process a@href', ['/cost-and-time']],
    ['whom the firm is independent of', '#impartiality li', content.about.impartiality.items.length],
    ['an icon at each figure', '#stats dl svg', content.stats.length],
    ['an icon at each reason', '#reasons :is(#figures, #promises) > li > svg', content.reasons.length],
    ['vision, mission and values', '#values h3', ['Vision', 'Mission', 'Values']],
    ['a picture of each of them', '#values img', 3],
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
    ['how to check a certificate', '#trust h3', 5],
  ],
  '/team': [
    ['the people and the roles', 'main :is(h2, h3)', withAll(...people, ...roles)],
    ['a portrait of each person, the chairman first', 'main img@alt', people.map((person) => saying(person))],
    ['the office of each person', 'main', [saying(...[chairman, ...directors].map(({ title }) => title))]],
    ['the roles, each with its sentence', '#roles li', roleCards],
    ['an icon at each role', '#roles li svg', roles.length],
  ],
  '/contact': [
    ['the ways to the firm', '[aria-labelledby="ways-heading"] li a@href', [...ways, firm.address.map]],
    ['where, when, with what', '[aria-labelledby="ways-heading"] li p', readied],
    ['what can be copied', 'button@data-copy', withAll(phones.office.number, emails.general.address, place)],
    ['the island with the town', '[aria-labelledby="chart-heading"] img@alt', [saying(townOf(firm))]],
    ['the map', '[aria-labelledby="chart-heading"] a@href', [firm.address.map]],
    ['the office hours', 'main', [saying(...hours)]],
    ...corporate,
    ['a contact card to save', '#corporate-information a[download]@href', ['/contact.vcf']],
    ['no form', 'form, input, textarea', 0],
  ],
  '/termspolicy': [
    topics('terms', 'service scope, confidentiality, payments, intellectual property'),
    topics('terms', 'liability, termination, jurisdiction'),
    topics('privacy', 'collected, use, sharing, rights, security'),
    ...clauses,
    ['that late payment may suspend service', '#terms', [like('late.{0,20} may suspend')]],
    ['that Sri Lankan law applies', '#terms', [like('(law|courts) of Sri Lanka')]],
    ['that no data is sold', '#privacy', [like('sell no data|no data is sold')]],
    ['what the browser keeps', '#privacy', [saying('session storage', '"searchKeyOff", in local storage')]],
    ['that there are no cookies', '#privacy', [like('no cookies')]],
    ['when each document last changed', 'main', [like('(Last changed: \\d{1,2} \\S+ 20\\d\\d.*){3}')]],
    ['where to report a barrier', '#accessibility li:last-child div a@href', ['/contact']],
  ],
  '/all-iso': [
    ['the way to it', way, ['Home', 'Services', 'ISO Services']],
    ["the standards as 'code - name'", '#catalogue li h2', coded],
    ['where each leads', '#catalogue li a:not([href^="tel:"])@href', standards.map(({ address }) => address)],
    ['what each says', '#catalogue li:has(h2)', times(coded.length, like('.{150}.*Learn More.*Call Now'))],
    ['a picture on each', '#catalogue li:has(h2) img', standards.length],
    ['the number', '#catalogue a[href^="tel:"]@href', times(standards.length, phones.office.href)],
    ['the search box with its words', 'main input@placeholder', ['Search for an ISO service...']],
    ['no page found by other words before one is typed', 'search li[data-words]:not([hidden])', 0],
    [
      'one offer for all words of a page',
      'search [data-words*="gfsi"][data-words*="hygiene"] a@href',
      ['/iso22000Main'],
    ],
    ['what is found by gmp', 'search li[data-words*="gmp"] a@href', withAll('/gmpMain', '/iso22716Main')],
  ],
  '/additional-services': [
    ['the way to it', way, ['Home', 'Services', 'Management Services']],
    ['four cards', 'main li h2', management],
    ['where each leads', 'main li:has(h2) a@href', ['/administration', '/hr', '/inventory', '/mrm']],
    ["a description and 'Learn More' on each", 'main li:has(h2)', times(4, like('.{80,}Learn More'))],
    ['a picture on each', 'main li:has(h2) img', 4],
    ['the way back', 'main a[aria-label="Back to Services"]@href', ['/services']],
  ],
  '/iso14001Main': [['what it costs', 'a@href', withAll('/cost-and-time')]],
  '/ceMain': [['that the mark is no quality mark', 'main', [like('not a quality mark')]]],
  '/hacpMain': [['the five steps to the audit', '#process h3', audit.map((step) => like(`^${step}$`))]],
  '/gmpMain': [
    ['who needs GMP', '#introduction h2', ['Who Needs GMP?']],
    // The words of the page before spoke of another standard.
    ['nothing of ISO 14001', 'main', [expect.not.stringContaining('14001')]],
  ],
  '/iso18404Main': [
    // Of the normal curve, within one, two, three and six standard deviations.
    ['the shares as they are', '#figure', [like('68.27%.*95.45%.*99.73%.*99.9999998%')]],
  ],
  // Fact sheet, section 7.12: 93 controls in four themes, a square for each.
  '/iso27001Main': [
    ['the themes', '#figure li h3', ['Organisational', 'People', 'Physical', 'Technological']],
    ['their controls', '#figure li b', ['37', '8', '14', '34']],
    ['their squares', '#figure li path:first-of-type@d', ['h37$', 'h8$', 'h14$', 'h34$'].map(like)],
  ],
  '/iso22301Main': [['no draft', 'main', [expect.not.stringContaining('DIS 22301')]]],
  // The order in which hazards are controlled, from taking them away to protective equipment.
  '/iso45001Main': [
    ['the controls', '#figure h3', 'Eliminate Substitute Engineer Instruct Protect'.split(' ')],
  ],
  '/editions': [
    ['the way to it', way, ['Home', 'Edition register']],
    ['the heads of its columns', '#register thead th[scope="col"]', withAll('Standard', 'Status', 'Source')],
    ['the plan', 'main a@href', plan],
  ],
  '/cost-and-time': [
    ['three invoices', '#invoices h3', 3],
    ['no amount of money', 'main', [expect.not.stringMatching(money)]],
    ['the months of the example', '#months ol > li', months],
    ['who does what', '#months dt', times(months, ['You', 'We', 'Invoice']).flat()],
    ['something of each of these', '#months dd', times(3 * months, like('.'))],
    ['how long it takes', '#durations-list > li > span', cost.durations.items.length],
    ['what nobody can skip', '#fixed h3', cost.fixed.items.map(({ title }) => title)],
    ['what to ask before signing', '#ask li', cost.ask.items.length],
    ['the source of the table', '#audit-days', [like('MD 5')]],
    ['the rules around the table', '#rules li', cost.rules.items.length],
    ['the example as the table has it', '#example dd', list(example)],
    ['the plan', 'main a@href', plan],
  ],
  // Of 60 people by the table of ISO 9001: a third of the days each year after, two thirds at recertification.
  '/fees-and-offers': [
    ['days of the tea packer', '#offer tr:has(td) td:nth-of-type(1)', withAll(...list(offer))],
  ],
  '/plan': [
    ['its four ways in, each drawn', '[data-island] li img + span b', doors],
    ['the way to its rules', 'main a@href', withAll('/plan-how')],
  ],
  '/plan-how': [
    ['the way to it', way, ['Home', 'Plan your certification', 'How the plan is calculated']],
    ['the rules by trade, and what holds for any', '#rules summary', content.finder.sectors.length + 1],
    ['every question of an auditor', '#questions tbody tr', auditQuestions],
    ['what would be looked at', '#questions td:last-child', times(auditQuestions, like('.'))],
    ['where a band without an end begins', '#others', [saying('1,000 and more')]],
    ['no end of it', '#others', [expect.not.stringContaining('9999')]],
  ],
  '/compare': [
    ['a tile for each standard, scheme and mark', '#choose button', services.length],
    ['a line for each, which leads to its page', '#all tbody tr > :first-child a@href', withAll(...services)],
    ['something in each of its four fields', '#all tbody td', times(4 * services.length, like('[^–]'))],
    ['what ISO/IEC 17025 leads to', '#all tr:has(a[href="/iso17025Main"])', [like('No: accreditation')]],
    ['what ISO 19011 leads to', '#all tr:has(a[href="/iso19011Main"])', [like('No: guidance')]],
    ['what CE marking leads to', '#all tr:has(a[href="/ceMain"])', [like('No: the maker declares')]],
    ['what ISO 18404 leads to', '#all tr:has(a[href="/iso18404Main"])', [like('competence of people')]],
  ],
  '/compare/iso-9001-iso-13485': [
    ['the way to it', way, ['Home', 'Compare standards', 'ISO 9001, ISO 13485']],
  ],
  '/check-certificate': [
    ['its questions', '#questions dt', checkCertificate.questions.items.map(({ question }) => question)],
    ['where to look, and why', '#questions dd', times(trials, like('.{20}'))],
    ['a flag for each that any certificate is asked', '[data-island] header svg a', trials - 1],
    ['wrong claims', '#claims dt', times(checkCertificate.claims.items.length, like('^“.+”$'))],
    ['each put right', '#claims dd', times(checkCertificate.claims.items.length, like('.{20}'))],
    ['where to look, by name and not by link', 'main a[href^="http"]', 0],
  ],
  '/glossary': [
    ['its terms from A to Z', '#terms dt b', terms.toSorted(new Intl.Collator('en').compare)],
    ['a meaning of each', '#terms dd', times(terms.length, like('.{15}'))],
  ],
  '/404': [['ways on', 'main a@href', withAll(...waysOn, phones.office.href)]],
};
