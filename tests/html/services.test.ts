import { describe, expect, it } from 'vitest';
import { specification } from '../specification.ts';
import { content } from './content.ts';
import { linksOf, pageAt, textOf, textsIn, textsOf } from './documents.ts';

const kinds = Object.entries(specification.services);
const servicePages = kinds.flatMap(([kind, pages]) =>
  Object.entries(pages).map(([address, page]) => ({ ...page, kind, address })),
);

/** The names of the pages on the way to a page of a service, the last of which it leads back to. */
const aboveOf = (kind: string, address: string) => {
  const last = kind === 'management' ? 'Management Services' : 'ISO Services';
  return ['Home', 'Services', ...(kind === 'management' || address in specification.standards ? [last] : [])];
};
const addressOf = new Map([['Services', '/services'], ...specification.sixServices]);

describe.each(servicePages)('$address', ({ address, kind, benefits, titles, over }) => {
  const document = pageAt(address);

  it(`shows ${benefits} benefits numbered from 01, each with a title, a text and an icon`, () => {
    const numbers = textsOf(document, '#benefits ol > li:has(h3):has(p):has(svg)').map((card) =>
      card.slice(0, 2),
    );
    expect(numbers).toEqual(Array.from({ length: benefits }, (_, index) => `${index + 1}`.padStart(2, '0')));
    expect(document.querySelectorAll('#benefits ol > li')).toHaveLength(benefits);
    if (over) expect(textOf(document.querySelector('#benefits h2'))).toBe(over);
    if (titles) expect(textsOf(document, '#benefits h3').map((title) => title.toLowerCase())).toEqual(titles);
  });

  it('shows the way to it, each step a link, and leads back', () => {
    const above = aboveOf(kind, address);
    const last = above.at(-1) ?? '';
    const way = linksOf(document, 'nav[aria-label="You are here"] li a').map(([label]) => label);
    expect(way).toEqual(above);
    const link = document.querySelector(`main a[href="${addressOf.get(last)}"][aria-label^="Back to"]`);
    expect(link?.getAttribute('aria-label')).toBe(`Back to ${last}`);
  });
});

const standardPages = servicePages.filter(({ kind }) => kind === 'standard');
describe.each(standardPages)('$address', ({ address, intro, items, card }) => {
  const document = pageAt(address);

  it('introduces itself under its heading, item by item or in a paragraph', () => {
    const headings = [...document.querySelectorAll('main section h2')];
    const isIntro = (heading: string) => (intro ? heading === intro : /^Who needs .*\S\?$/i.test(heading));
    const section = headings.find((heading) => isIntro(textOf(heading)))?.closest('section');
    expect(textOf(section).length).toBeGreaterThan(120);
    const labels = [...(section?.querySelectorAll('ul > li, ol > li') ?? [])].map((entry) =>
      textOf(entry.querySelector('h3, p') ?? entry),
    );
    if (items) expect(labels).toEqual(items);
    if (items?.length === 0)
      expect([...(section?.querySelectorAll('p') ?? [])].map(textOf).join('').length).toBeGreaterThan(120);
    if (card) expect(textOf(section?.querySelector('aside h3'))).toMatch(new RegExp(card));
  });

  it('lists its sections beside them', () => {
    // Of the reference each part, which a link opens.
    const headed = [...document.querySelectorAll('main section[id]:not(#reference)')].map((section) => [
      textOf(document.getElementById(section.getAttribute('aria-labelledby') ?? '')),
      `#${section.id}`,
    ]);
    const links = linksOf(document, 'nav[aria-label="On this page"] a');
    expect(links).toEqual(headed);
    expect(links.length).toBeGreaterThanOrEqual(8);
  });
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
