import { expect, it } from 'vitest';
import { anchored, linksOf, missingFrom, pageAt, sectionUnder, textOf, textsOf } from './documents.ts';

// Specification, section 2.6.

it('goes from who we are to the corporate information in order', () => {
  expect(textsOf(pageAt('/about'), 'main h2')).toEqual([
    'Who We Are',
    "Chairman's Profile",
    'Our Process',
    'Our training',
    'Impartiality',
    'Reasons to choose us',
    'Vision, mission and values',
    'Our Clients',
    'Testimonials',
    'Corporate Information',
  ]);
});

it('shows each stat and each reason with an icon; vision, mission, values and both clients with a picture', () => {
  const icons = (selector: string) => pageAt('/about').querySelectorAll(selector).length;
  expect([icons('#stats dl svg'), icons('#reasons li svg')]).toEqual([3, 7]);
  expect([icons('#values img'), icons('#testimonials figure img')]).toEqual([3, 2]);
});

it.each([
  ['who-we-are', 'Who We Are'],
  ['chairmans-profile', "Chairman's Profile"],
  ['our-process', 'Our Process'],
  ['our-clients', 'Our Clients'],
  ['testimonials', 'Testimonials'],
])('has the section %s, headed %s', (id, heading) => {
  expect(textsOf(anchored('/about', id), 'h2')).toContain(heading);
});

it("tells the chairman's life and leads to the team under 'View More Leaders'", () => {
  const profile = anchored('/about', 'chairmans-profile');
  for (const fact of [/mathematics/, /MBA/, /40 years/, /elderly/, /education/])
    expect(textOf(profile)).toMatch(fact);
  expect(linksOf(profile)).toContainEqual(['View More Leaders', '/team']);
});

it('goes through the five steps, each with number, title and a bold beginning', () => {
  const steps = [...anchored('/about', 'our-process').querySelectorAll('li')];
  expect(steps.map((step) => textOf(step.querySelector('h3')))).toEqual([
    'Free Initial Consultation',
    'Gap Analysis & Quotation',
    'Documentation & Training',
    'Internal Audit',
    'Certification & Coordination',
  ]);
  expect(steps.map((step) => /\d/.exec(textOf(step))?.[0])).toEqual(['1', '2', '3', '4', '5']);
  for (const step of steps) expect(textOf(step.querySelector('b, strong'))).not.toBe('');
  expect(steps.every((step) => textOf(step).length > 120)).toBe(true);
});

it('says of each step how long it usually takes, and which is free', () => {
  const steps = textsOf(anchored('/about', 'our-process'), 'li');
  for (const step of steps) expect(step).toMatch(/Usual time (One|Two|Six) \w+/);
  expect(steps.map((step) => /Fee Free$/.test(step))).toEqual([true, false, false, false, false]);
  expect(linksOf(anchored('/about', 'our-process')).map(([, href]) => href)).toEqual(['/cost-and-time']);
});

it.each([
  ['/about', 'impartiality'],
  ['/termspolicy', 'terms'],
])('%s says whom the firm is independent of', (address, id) => {
  const statement = textOf(anchored(address, id));
  for (const part of [
    /We take no commission from (any )?certification bod/,
    /one of several possible/,
    /[Ww]ho(ever)? wrote .*does not audit/,
    /ISO\/IEC 17021-1.*two years/i,
    /observers?.*where you ask for it and the body (agrees|has agreed) beforehand/i,
  ])
    expect(statement).toMatch(part);
});

it('marks what the firm has not signed yet, and says nothing of samples that only real entries may say', () => {
  expect(textOf(anchored('/about', 'impartiality'))).toMatch(/A sample, until the company signs it/);
  for (const address of ['/', '/about']) {
    expect(textOf(sectionUnder(pageAt(address), 'Testimonials'))).toMatch(/are samples/);
    expect(missingFrom(address, [/Collected by us/, /Thirty businesses/])).toHaveLength(2);
  }
});

it('gives the seven reasons in the words of the specification', () => {
  const reasons = [
    '35+ reputed clients',
    '10+ country coordinators',
    '30+ ISO consultancy projects',
    '100% success rate guaranteed',
    'Best price guaranteed',
    'Flexible payment plans',
    'Fast-track certification',
  ];
  const titles = textsOf(pageAt('/about'), 'main h3').filter((title) => reasons.includes(title));
  expect(titles).toEqual(reasons);
  const countries = [/Germany/, /Japan/, /KSA/, /Bahrain/, /Cyprus/];
  expect(missingFrom('/about', countries)).toEqual([]);
});

it('shows the three stats in the words of the specification', () => {
  const stats = [...anchored('/about', 'stats').querySelectorAll('dl > div')];
  const words = stats.map((stat) =>
    [stat.querySelector('dd'), stat.querySelector('dt')].map(textOf).join(' '),
  );
  expect(words).toEqual(['10+ years experience', '150+ clients served', '15+ industries covered']);
});

it('has cards for vision, mission and values', () => {
  const cards = textsOf(pageAt('/about'), 'main h3').filter((title) =>
    /^(Our )?(Vision|Mission|Values)$/.test(title),
  );
  expect(cards).toHaveLength(3);
});

it('shows thirty client logos, each with its name', () => {
  const logos = [...anchored('/about', 'our-clients').querySelectorAll('img')];
  expect(logos).toHaveLength(30);
  expect(new Set(logos.map((logo) => logo.getAttribute('alt') ?? '')).size).toBe(30);
});

it('shows two testimonials, each rated 4 of 5, of a tyre and of a confectionery maker', () => {
  const [tyre, confectionery, ...more] = textsOf(anchored('/about', 'testimonials'), 'figure');
  expect(more).toEqual([]);
  expect(tyre).toMatch(/tyre/i);
  expect(tyre).toContain('ISO 9001:2015');
  expect(confectionery).toMatch(/confectionery/i);
  expect(confectionery).toMatch(/ISO 22000:2018.*GMP.*HACCP/);
  for (const text of [tyre, confectionery]) expect(text).toContain('Rated 4 out of 5');
});

it('gives the corporate information: address, three telephone numbers, two e-mail addresses', () => {
  const corporate = sectionUnder(pageAt('/about'), 'Corporate Information');
  expect(textOf(corporate)).toMatch(/Cotta Road.*Colombo 08/);
  for (const holder of ['Office', 'Chairman', 'Director']) expect(textOf(corporate)).toContain(holder);
  expect(linksOf(corporate, 'a[href^="tel:"]')).toHaveLength(3);
  expect(linksOf(corporate, 'a[href^="mailto:"]')).toHaveLength(2);
});

it('says that the firm certifies nobody', () => {
  expect(missingFrom('/about', [/We are not a certification body and do not issue certificates\./])).toEqual(
    [],
  );
});
