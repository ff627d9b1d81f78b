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

  it('opens with a headline, a tagline and an arrow to the body', () => {
    expect(document.querySelector('main a[href="#content"]')).not.toBeNull();
    if (kind === 'standard')
      expect(document.querySelectorAll('main :is(h1 ~ p, [data-zoom] > p)')).toHaveLength(2);
    if (kind === 'certification')
      expect(textOf(document.querySelector('main'))).toMatch(/^OUR SERVICES ?Our \S.* Consulting Services/);
  });

  it(`shows ${benefits} benefits numbered from 01, each with a title, a description and an icon`, () => {
    const cards = [...document.querySelectorAll('#benefits ol > li')];
    expect(cards).toHaveLength(benefits);
    for (const [index, element] of cards.entries()) {
      expect(textOf(element).slice(0, 2)).toBe(`${index + 1}`.padStart(2, '0'));
      expect(textOf(element.querySelector('h3'))).not.toBe('');
      expect(textOf(element.querySelector('p')).length).toBeGreaterThan(40);
      expect(element.querySelector('svg')).not.toBeNull();
    }
    if (over) expect(textOf(document.querySelector('#benefits h2'))).toBe(over);
    if (titles) expect(textsOf(document, '#benefits h3').map((title) => title.toLowerCase())).toEqual(titles);
  });

  it('says what it leads to, who gives it, the stations on the way, and what to have ready', () => {
    const outcome = document.querySelector('section#outcome');
    expect(textOf(outcome)).toMatch(
      kind === 'management' ? /Who decides\? \S.{20}/ : /Who issues it\? \S.{20}/,
    );
    expect(outcome?.querySelectorAll('ol > li').length).toBeGreaterThanOrEqual(5);
    expect(document.querySelectorAll('section#documents li').length).toBeGreaterThanOrEqual(10);
    const order = ['content', 'benefits', 'outcome', 'documents', 'questions', 'related'];
    const shown = [...document.querySelectorAll('main section[id]')].map(({ id }) => id);
    expect(shown.filter((id) => order.includes(id))).toEqual(order);
  });

  it('answers how long it takes, what it costs and further questions, each with an address of its own', () => {
    const questions = [...document.querySelectorAll('section#questions details')];
    const ids = questions.map(({ id }) => id);
    expect(ids.slice(0, 2)).toEqual(['how-long-does-it-take', 'what-does-it-cost']);
    expect(questions.length).toBeGreaterThanOrEqual(5);
    expect(new Set(ids.filter(Boolean)).size).toBe(questions.length);
    for (const question of questions) {
      expect(textOf(question.querySelector('summary'))).toMatch(/\?$/);
      expect(textOf(question.querySelector('p')).length).toBeGreaterThan(80);
    }
  });

  it('names related pages, each with its reason', () => {
    const related = [...document.querySelectorAll('section#related li')];
    expect(related.length).toBeGreaterThan(0);
    for (const element of related) expect(textOf(element.querySelector('p')).length).toBeGreaterThan(20);
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
    if (card) expect(textOf(section?.querySelector(':is(aside, div) h3'))).toMatch(new RegExp(card));
  });

  it('has a note on its edition, its clauses, and its sections listed beside them', () => {
    expect(textOf(document.querySelector('#edition'))).toMatch(
      /Published.*Checked on ?\d{1,2} \p{Lu}\p{Ll}+ 20\d\d/u,
    );
    expect(document.querySelectorAll('#clauses li').length).toBeGreaterThanOrEqual(3);
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
