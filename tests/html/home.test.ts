import { expect, it } from 'vitest';
import { anchored, linksOf, pageAt, sectionUnder, textOf, textsOf } from './documents.ts';

// Specification, sections 1 and 2.5.

it('shows two slides with company heading, tagline, subtitle and a pitch on world-class help', () => {
  const opening = textOf(anchored('/', 'home'));
  expect(opening.match(/ISO & Management Consultancy Excellence/g)).toHaveLength(2);
  expect(opening.match(/Professional Business Consultancy Services/g)).toHaveLength(2);
  expect(opening.match(/world-class/gi)).toHaveLength(2);
});

it('shows the team: chairman, four directors, three roles with their sentence', () => {
  const team = sectionUnder(pageAt('/'), 'Our Team');
  expect(textsOf(team, 'h3')).toHaveLength(8);
  expect(textsOf(team, 'h3').slice(-3)).toEqual(['Directors', 'Consultants', 'Managers']);
  expect(textOf(team).match(/Dedicated professionals driving success across departments\./g)).toHaveLength(3);
});

it.each(['Our Clients', 'Testimonials'])('has a section %s', (heading) => {
  expect(textOf(sectionUnder(pageAt('/'), heading)).length).toBeGreaterThan(40);
});

it.each(['/about', '/team', '/credential', '/all-iso'])('leads on to %s', (address) => {
  expect(linksOf(pageAt('/'), 'main a').map(([, href]) => href.replace(/#.*/, ''))).toContain(address);
});
