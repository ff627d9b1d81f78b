import { expect, it } from 'vitest';
import { pageAt, publishedPages, textOf } from './documents.ts';

// Names, not shortened words: of standards, bodies, schemes, laws, countries and degrees.
const names: ReadonlySet<string> = new Set(
  'ISO IEC ISO/IEC TS EN MD CE IT US SI EC MBA CXC RSS OHSAS BRCGS IFS AA GFSI SLS'.split(' '),
);
// What the firm offers under these names, each explained on the page it leads to.
const offered: Readonly<Record<string, string>> = {
  GMP: '/gmpMain',
  HACCP: '/hacpMain',
  FSSC: '/fssc22000Main',
  MRM: '/mrm',
  HR: '/hr',
  FSMS: '/iso22000Main',
  ISMS: '/iso27001Main',
  OHSMS: '/iso45001Main',
};

/** What a page says itself: its sources and the names of people left out. */
const proseOf = (address: string) =>
  [...pageAt(address).querySelectorAll('main :is(h1, h2, h3, p, li, dt, dd, summary)')]
    .filter(
      (element) => !element.closest('nav, [aria-hidden="true"], table') && !element.querySelector('p, li'),
    )
    .map(textOf)
    .join('\n');

const explains = (prose: string, short: string) =>
  prose.includes(`(${short})`) || new RegExp(`${short} \\([a-z]`).test(prose);

it.each(publishedPages)('$address explains each abbreviation it uses', ({ address }) => {
  const prose = proseOf(address);
  // A label in capitals is no abbreviation.
  const used = new Set(prose.replaceAll('OUR SERVICES', '').match(/\b[A-Z]{2,}\b(?!\/S)/g));
  const unexplained = [...used].filter((short) => {
    const isKnown = names.has(short) || (offered[short] !== undefined && offered[short] !== address);
    return !isKnown && !explains(prose, short);
  });
  expect(unexplained).toEqual([]);
});
