import { describe, expect, it } from 'vitest';
import { specification } from '../specification.ts';
import { content } from './content.ts';
import { linksOf, pageAt, textOf, textsIn, textsOf } from './documents.ts';

const { standard, certification, management } = specification.services;

/** The names of the pages on the way to a page of a service, the last of which it leads back to. */
const aboveOf = (address: string) => {
  const isManagement = management.includes(address);
  const last = isManagement ? 'Management Services' : 'ISO Services';
  return ['Home', 'Services', ...(isManagement || address in specification.standards ? [last] : [])];
};
const addressOf = new Map([['Services', '/services'], ...specification.sixServices]);

describe.each([...standard, ...certification, ...management])('%s', (address) => {
  const document = pageAt(address);

  it('numbers its benefits from 01, each with a title, a text and an icon', () => {
    const all = textsOf(document, '#benefits ol > li');
    const whole = textsOf(document, '#benefits ol > li:has(h3):has(p):has(svg)');
    expect(whole.map((card) => card.slice(0, 2))).toEqual(
      all.map((_, index) => `${index + 1}`.padStart(2, '0')),
    );
  });

  it('shows the way to it, each step a link, and leads back', () => {
    const above = aboveOf(address);
    const last = above.at(-1) ?? '';
    const way = linksOf(document, 'nav[aria-label="You are here"] li a').map(([label]) => label);
    expect(way).toEqual(above);
    const link = document.querySelector(`main a[href="${addressOf.get(last)}"][aria-label^="Back to"]`);
    expect(link?.getAttribute('aria-label')).toBe(`Back to ${last}`);
  });
});

it.each(standard)('%s lists its sections beside them', (address) => {
  const document = pageAt(address);
  // Of the reference each part, which a link opens.
  const headed = [...document.querySelectorAll('main section[id]:not(#reference)')].map((section) => [
    textOf(document.getElementById(section.getAttribute('aria-labelledby') ?? '')),
    `#${section.id}`,
  ]);
  const links = linksOf(document, 'nav[aria-label="On this page"] a');
  expect(links).toEqual(headed);
  expect(links.length).toBeGreaterThanOrEqual(8);
});

const withoutSpaces = (text: string) => text.replace(/\s/g, '');
const withFigure = [...content.standards, ...content.certifications].flatMap(({ address, figure }) =>
  figure ? [{ address, figure }] : [],
);

it.each(withFigure)('$address has every word of its figure, in a light drawing', ({ address, figure }) => {
  const section = pageAt(address).querySelector('#figure');
  const { kind, ...words } = figure;
  const shown = withoutSpaces(textOf(section));
  expect(textsIn(words).filter((text) => !shown.includes(withoutSpaces(text)))).toEqual([]);
  expect(section?.querySelectorAll('li').length, kind).toBeGreaterThanOrEqual(3);
  if (kind === 'measure') return;
  const drawing = section?.querySelector('figure > svg[aria-hidden="true"]');
  expect(drawing?.querySelectorAll('text').length).toBeGreaterThanOrEqual(4);
  expect(Buffer.byteLength(drawing?.outerHTML ?? '')).toBeLessThan(3 * 1024);
});
