import { describe, expect, it } from 'vitest';
import { slugOf } from '#src/content/slug.ts';
import { content } from './content.ts';
import { anchored, linksOf, pageAt, publishedPages, textOf, textsOf } from './documents.ts';

const glossary = pageAt('/glossary');
const termIds = [...glossary.querySelectorAll('#terms dl > div')].map(({ id }) => id);

describe('the terms', () => {
  const names = textsOf(glossary, '#terms dt b');

  it('are at least forty, from A to Z, each with a meaning, its pages and an address of its own', () => {
    expect(names.length).toBeGreaterThanOrEqual(40);
    expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare));
    expect(new Set(termIds).size).toBe(names.length);
    for (const term of glossary.querySelectorAll('#terms dl > div')) {
      expect(textOf(term.querySelector('dd')).length, term.id).toBeGreaterThan(15);
    }
    const pages = content.glossary.terms.items.map((item) => [slugOf(item.term), item.pages.length] as const);
    const shown = [...glossary.querySelectorAll('#terms dl > div')].map(
      (term) => [term.id, linksOf(term, 'ul a').length] as const,
    );
    expect(new Map(shown)).toEqual(new Map(pages));
  });

  it.each(['stage-1', 'ccp', 'accreditation', 'slab', 'soa', 'audit-day'])('has %s at its address', (id) => {
    expect(anchored('/glossary', id).closest('#terms')).not.toBeNull();
  });

  it('stand under the letters that the list above them links to', () => {
    const letters = [...glossary.querySelectorAll('nav[aria-label="Terms by letter"] a')];
    for (const link of letters) {
      const id = link.getAttribute('href')?.slice(1) ?? '';
      const terms = textsOf(anchored('/glossary', id), 'dt b');
      expect(terms.map((term) => term.slice(0, 1))).toEqual(terms.map(() => textOf(link)));
    }
    expect(letters.map(textOf)).toEqual([...new Set(names.map((name) => name.slice(0, 1)))]);
  });
});

/** The questions that pages answer, each by its address. */
const answered = publishedPages.flatMap(({ address, document }) =>
  [...document.querySelectorAll('#questions details[id]')].map(({ id }) => `${address}#${id}`),
);

it('leads to every answer of the site, once', () => {
  const links = linksOf(anchored('/glossary', 'questions')).map(([, href]) => href);
  // Five of each standard, and those of the other services.
  expect(answered.length).toBeGreaterThan(content.standards.length * 5);
  expect(links.toSorted()).toEqual(answered.toSorted());
});

const withQuestions = publishedPages.filter(({ document }) =>
  document.querySelector('#questions details[id]'),
);
const certified = withQuestions.filter(
  ({ address }) => !/^\/(administration|hr|mrm|inventory)$/.test(address),
);

describe('links to a term', () => {
  const termLinks = ({ document }: (typeof publishedPages)[number]) =>
    [...document.querySelectorAll('main a[href^="/glossary#"]')].map((link) => ({
      words: textOf(link),
      term: link.getAttribute('href')?.replace(/.*#/, '') ?? '',
      link,
    }));

  it('stand on every page of a standard, a scheme or a mark', () => {
    expect(certified.length).toBeGreaterThan(0);
    expect(certified.filter((page) => termLinks(page).length < 2).map(({ address }) => address)).toEqual([]);
  });

  it('lead to each term once a page, at its first use in the text that may link', () => {
    const wrong = withQuestions.flatMap((page) => {
      const found = termLinks(page);
      const twice = found.filter(({ term }, index) => found.findIndex((one) => one.term === term) !== index);
      const prose = [
        ...page.document.querySelectorAll('#outcome p, #clauses p, #method p, #questions details p'),
      ];
      const late = found.filter(({ words, link }) => {
        const at = prose.findIndex((paragraph) => paragraph.contains(link));
        const before = [...prose.slice(0, at).map(textOf), textOf(prose[at]).split(textOf(link))[0]];
        return before.some((text) => new RegExp(`\\b${words}\\b`, 'i').test(text ?? ''));
      });
      return [...twice, ...late].map(({ words }) => `${page.address}: ${words}`);
    });
    expect(wrong).toEqual([]);
  });
});
