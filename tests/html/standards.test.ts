import type { Element } from 'happy-dom';
import { describe, expect, it } from 'vitest';
import { ordinals } from './cards.ts';
import { linksOf, mainText, pageAt, sectionUnder, textOf, textsOf } from './documents.ts';
import { standardPages } from './standard-pages.ts';

describe.each(standardPages)('$address', ({ address, intro, items, card, benefitsHeading, benefits }) => {
  const document = pageAt(address);
  const cards = [...document.querySelectorAll('#benefits ol > li')];

  it('opens with its code, a headline, a tagline and an arrow to the body', () => {
    const main = document.querySelector('main');
    expect(main?.querySelectorAll('h1 ~ p, [data-zoom] > p').length).toBe(2);
    const arrow = main?.querySelector('a[href^="#"]');
    expect(arrow?.getAttribute('aria-label') ?? textOf(arrow)).not.toBe('');
    expect(document.querySelector(arrow?.getAttribute('href') ?? '#nothing')).not.toBeNull();
  });

  it(`introduces itself under ${intro}`, () => {
    expect(textOf(sectionUnder(document, intro)).length).toBeGreaterThan(120);
  });

  if (items) {
    it(items.length > 0 ? `lists its ${items.length} items` : 'says it in a paragraph', () => {
      const section = sectionUnder(document, intro);
      const entries = [...section.querySelectorAll('ul > li, ol > li')];
      const labels = entries.map((entry) => textOf(entry.querySelector('h3, p') ?? entry));
      expect(labels).toEqual(items);
      if (items.length === 0) expect(textsOf(section, 'p').some((text) => text.length > 120)).toBe(true);
    });
  }

  if (card) {
    it('has its recognition card', () => {
      expect(textsOf(sectionUnder(document, intro), 'aside h3, div h3')).toContainEqual(
        typeof card === 'string' ? card : expect.stringMatching(card),
      );
    });
  }

  if (benefitsHeading) {
    it(`heads the benefits '${benefitsHeading}'`, () => {
      expect(textOf(document.querySelector('#benefits h2'))).toBe(benefitsHeading);
    });
  }

  it(`shows ${benefits} benefit cards, numbered from 01`, () => {
    const numbers = cards.map((element) => /^\d\d/.exec(textOf(element))?.[0]);
    expect(numbers).toEqual(ordinals(benefits));
  });

  it('has a note on its edition and an outline of its clauses', () => {
    const note = textOf(document.querySelector('#edition'));
    expect(note).toMatch(/Published.*Checked on ?21 November 2026/);
    expect(document.querySelectorAll('#clauses li').length).toBeGreaterThanOrEqual(3);
  });

  it('leads back', () => {
    const back = address === '/fssc22000Main' ? '/services' : '/all-iso';
    const links = [...document.querySelectorAll(`main a[href="${back}"]`)];
    expect(links.map((link) => link.getAttribute('aria-label') ?? textOf(link))).toContainEqual(
      expect.stringMatching(/^Back to /),
    );
  });
});

it('names the six gains of ISO 19011 as the specification does', () => {
  const titles = textsOf(pageAt('/iso19011Main'), '#benefits h3').map((title) => title.toLowerCase());
  expect(titles).toEqual([
    'increased efficiency',
    'enhanced auditor competence',
    'improved audit quality',
    'compliance assurance',
    'continuous improvement',
    'cost savings',
  ]);
});

it('counts the 93 controls of ISO 27001 in their four themes, a square for each', () => {
  const rows = [...pageAt('/iso27001Main').querySelectorAll('#figure li')];
  const squares = (row: Element) =>
    Number(/h(\d+)$/.exec(row.querySelector('path')?.getAttribute('d') ?? '')?.[1]);
  // Fact sheet, section 7.12.
  expect(
    rows.map((row) => [textOf(row.querySelector('h3')), textOf(row.querySelector('b')), squares(row)]),
  ).toEqual([
    ['Organisational', '37', 37],
    ['People', '8', 8],
    ['Physical', '14', 14],
    ['Technological', '34', 34],
  ]);
});

it('gives the controls of ISO 45001 in their order, from taking the hazard away to protective equipment', () => {
  const steps = textsOf(pageAt('/iso45001Main'), '#figure h3');
  expect(steps).toEqual(['Eliminate', 'Substitute', 'Engineer', 'Instruct', 'Protect']);
});

it.each(standardPages)('lists the sections of $address beside them', ({ address }) => {
  const document = pageAt(address);
  const headed = [...document.querySelectorAll('main section[id] h2')];
  const links = linksOf(document, 'nav[aria-label="On this page"] a');
  expect(links).toEqual(headed.map((heading) => [textOf(heading), `#${heading.closest('section')?.id}`]));
  expect(links.length).toBeGreaterThanOrEqual(8);
});

it('never shows ISO 22301 as a draft', () => {
  expect(/DIS 22301/.test(mainText('/iso22301Main'))).toBe(false);
});
