import { expect, it } from 'vitest';
import { anchored, linksOf, missingFrom, pageAt, sectionUnder, textOf, textsOf } from './documents.ts';

// Specification, section 2.6.

it('goes from who we are to the corporate information in order', () => {
  expect(textsOf(pageAt('/about'), 'main h2')).toEqual([
    'Who We Are',
    "Chairman's Profile",
    'Our Process',
    'Training we give',
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

it('gives the seven reasons', () => {
  const reasons = [
    '35+ reputed clients',
    '10+ country coordinators',
    '30+ ISO consultancy projects',
    '100% success rate',
    'Best price guaranteed',
    'Flexible payment plans',
    'Fast-track preparation',
  ];
  const titles = textsOf(pageAt('/about'), 'main h3').filter((title) => reasons.includes(title));
  expect(titles).toEqual(reasons);
  const countries = [/Germany/, /Japan/, /KSA/, /Bahrain/, /Cyprus/];
  expect(missingFrom('/about', countries)).toEqual([]);
});

it('shows the three stats', () => {
  const values = textsOf(pageAt('/about'), 'main dd').map((text) => text.replace(/\s/g, ''));
  expect(values.filter((text) => ['10+', '150+', '15+'].includes(text))).toEqual(['10+', '150+', '15+']);
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
