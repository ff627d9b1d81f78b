import { expect, it } from 'vitest';
import { content } from './content.ts';
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

it('shows each stat and each reason with an icon; vision, mission, values and quotations with a picture', () => {
  const icons = (selector: string) => pageAt('/about').querySelectorAll(selector).length;
  const { reasons, stats, testimonials } = content;
  expect([icons('#stats dl svg'), icons('#reasons li svg')]).toEqual([stats.length, reasons.length]);
  expect([icons('#values img'), icons('#testimonials figure img')]).toEqual([3, testimonials.length]);
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
  for (const paragraph of content.team.chairman.profile) expect(textOf(profile)).toContain(paragraph);
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

it('has cards for vision, mission and values', () => {
  const cards = textsOf(pageAt('/about'), 'main h3').filter((title) =>
    /^(Our )?(Vision|Mission|Values)$/.test(title),
  );
  expect(cards).toHaveLength(3);
});

it('shows every client by a logo with its name', () => {
  const logos = [...anchored('/about', 'our-clients').querySelectorAll('img')];
  expect(logos.map((logo) => logo.getAttribute('alt'))).toEqual(content.clients.map(({ name }) => name));
});

it('gives the corporate information: the address, every telephone number and every e-mail address', () => {
  const corporate = sectionUnder(pageAt('/about'), 'Corporate Information');
  const { address, emails, phones } = content.firm;
  expect(textOf(corporate)).toContain(address.street);
  expect(linksOf(corporate)).toEqual([
    ...Object.values(phones).map(({ number, href }) => [number, href]),
    ...Object.values(emails).map((mail) => [mail.address, `mailto:${mail.address}`]),
  ]);
});

it('says that the firm certifies nobody', () => {
  expect(missingFrom('/about', [/We are not a certification body and do not issue certificates\./])).toEqual(
    [],
  );
});
