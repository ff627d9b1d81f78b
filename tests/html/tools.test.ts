import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { slugOf } from '#src/content/slug.ts';
import { content } from '../content/this-content.ts';
import { facts } from '../specification.ts';
import {
  anchored,
  linksOf,
  type PageDocument,
  pageAt,
  publishedPages,
  textOf,
  textsOf,
} from './documents.ts';

const { certifications, compare, editionLabels, editions, glossary, standards } = content;
const compared = [...standards, ...certifications].map(({ address }) => address);
const hrefsOf = (...of: Parameters<typeof linksOf>) => linksOf(...of).map(([, href]) => href);

it.each([
  ['/cost-and-time', 'audit-days'],
  ['/plan-how', 'days'],
])('%s has the table of audit days of the fact sheet', (address, id) => {
  const rows = [...anchored(address, id).querySelectorAll('tbody tr')];
  const days = rows.map((row) => textsOf(row, 'th, td').map((text) => text.replace(/\.0$/, '')));
  expect(days.map((cells) => cells.join(' ')).join('\n')).toBe(facts.auditDays);
});

/** What changes with the next edition of a standard or a scheme, by its page. */
const changes = [
  ['/iso9001Main', '/changes-iso-9001'],
  ['/iso14001Main', '/changes-iso-14001'],
  ['/iso22000Main', '/changes-iso-22000'],
  ['/fssc22000Main', '/changes-fssc-22000'],
] as const;
it.each(changes)('%s, the register and no other standard lead to %s', (standard, told) => {
  const leading = publishedPages.filter((page) => hrefsOf(page.document, '#related a').includes(told));
  const addresses = leading.map(({ address }) => address).filter((address) => !/^.changes-/.test(address));
  expect(addresses.toSorted()).toEqual(['/editions', standard].toSorted());
});

const withChecklist = content.guides.flatMap(({ address, sections }) => {
  const points = sections.flatMap((section) => (section.kind === 'checklist' ? section.items : []));
  return points.length > 0 ? [{ address, points }] : [];
});

it.each(withChecklist)('$address gives its rows away as a table, points to tick', ({ address, points }) => {
  const [file = ''] = hrefsOf(pageAt(address), 'main a[href$=".csv"]');
  const text = readFileSync(join(import.meta.dirname, '../../dist', file), 'utf8');
  const rows: string[][] = parse(text, { bom: true, relax_column_count: true });
  const entries = [...pageAt(address).querySelectorAll('main details')].map((entry) => [
    textsOf(entry, 'summary b, h3').join(' '),
    ...textsOf(entry, 'dd'),
  ]);
  const facts = [...pageAt(address).querySelectorAll('main section dl > div')]
    .filter((fact) => !fact.closest('details'))
    .map((fact) => textsOf(fact, 'dt, dd'));
  const shown = [...entries, ...facts];
  expect(shown.length).toBeGreaterThan(0);
  expect(rows).toEqual(expect.arrayContaining([...shown, ...points.map((point) => [point, ''])]));
});

it('the plan is reached from the outcome of every standard, scheme and mark, at its days and months', () => {
  for (const { id, code, address } of standards)
    expect(linksOf(pageAt(address))).toContainEqual([
      `Days and months for ${code}`,
      `/plan#v1&at=trade&door=buyer&std=${id}`,
    ]);
  const leading = publishedPages.filter(({ document }) =>
    document.querySelector('[href^="/plan#v1&at=trade&door=buyer&std="]'),
  );
  expect(leading.map(({ address }) => address).toSorted()).toEqual(compared.toSorted());
});

describe.each(content.comparisons)('$address', ({ address }) => {
  const facts = anchored(address, 'facts');
  const links = facts.querySelector('thead')?.querySelectorAll('a') ?? [];
  const columns = [...links].map((link) => link.getAttribute('href'));

  it('puts two to four pages side by side in every row that differs, and says once what is alike', () => {
    expect(columns.length).toBeGreaterThanOrEqual(2);
    expect(compared).toEqual(expect.arrayContaining(columns));
    const rows = [...facts.querySelectorAll('tbody tr')];
    for (const row of rows) {
      const cells = [...row.querySelectorAll('td')];
      expect(cells.reduce((sum, { colSpan }) => sum + colSpan, 0)).toBe(columns.length);
      expect(new Set(cells.map(textOf)).size).toBeGreaterThan(1);
    }
    const alike = facts.querySelectorAll('dt');
    expect(rows.length + alike.length).toBe(compare.questions.length);
    expect(textOf(anchored(address, 'carries')).length).toBeGreaterThan(150);
  });

  it('is reached from the overview, and from the foot of each of its pages and of no other', () => {
    expect(hrefsOf(anchored('/compare', 'pairs'))).toContain(address);
    const leading = publishedPages.filter(({ document }) =>
      linksOf(document, '#related a').some(
        ([label, href]) => href === address && /^Compare with ./.test(label),
      ),
    );
    expect(leading.map((page) => page.address).toSorted()).toEqual(columns.toSorted());
  });
});

it('the check of a certificate names every edition once, those that are current and nothing more in one list', () => {
  const states = anchored('/check-certificate', 'editions');
  expect(textsOf(states, 'dt').at(-1)).toBe(editionLabels.status.current);
  const list = textsOf(states, 'dd').at(-1)?.split(', ') ?? [];
  const listed = editions.filter(({ named }) => list.includes(named));
  expect(listed.map(({ named }) => named).toSorted()).toEqual(list.toSorted());
  for (const { status, successorExpected } of listed)
    expect([status, successorExpected]).toEqual(['current', undefined]);
  const named = [...textsOf(states, 'dt').slice(0, -1), ...list];
  expect(named.toSorted()).toEqual(editions.map((edition) => edition.named).toSorted());
});

describe('the glossary', () => {
  const page = pageAt('/glossary');

  it('stands under the letters that the list above links to, each term with its pages', () => {
    const letters = linksOf(page, 'nav[aria-label="Terms by letter"] a');
    const listed = letters.flatMap(([letter, href]) =>
      textsOf(anchored('/glossary', href.slice(1)), 'dt b').map((term) => [letter, term]),
    );
    expect(listed).toEqual(textsOf(page, '#terms dt b').map((term) => [term.slice(0, 1), term]));
    for (const { term, pages } of glossary.terms.items)
      expect(linksOf(anchored('/glossary', slugOf(term)), 'ul a'), term).toHaveLength(pages.length);
  });

  it('leads to every answer of the site, once', () => {
    const answered = publishedPages.flatMap(({ address, document }) =>
      [...document.querySelectorAll('#questions details[id]')].map(({ id }) => `${address}#${id}`),
    );
    expect(answered.length).toBeGreaterThan(standards.length * 5);
    expect(hrefsOf(anchored('/glossary', 'questions')).toSorted()).toEqual(answered.toSorted());
  });

  const termLinks = ({ document }: PageDocument) =>
    [...document.querySelectorAll('main a[href^="/glossary#"]')].map((link) => ({
      words: textOf(link),
      term: link.getAttribute('href'),
      link,
    }));

  it('is led to from every page of a standard, a scheme or a mark', () => {
    const pages = publishedPages.filter(({ address }) => compared.includes(address));
    expect(pages.filter((one) => termLinks(one).length < 2).map(({ address }) => address)).toEqual([]);
  });

  it('is led to once a page for each term, at its first use in the text that may link', () => {
    const wrong = publishedPages.flatMap((one) => {
      const found = termLinks(one);
      const prose = [
        ...one.document.querySelectorAll('#outcome p, #clauses p, #method p, #questions details p'),
      ];
      if (!one.document.querySelector('#questions details[id]')) return [];
      const twice = found.filter(({ term }, index) => found.findIndex((one) => one.term === term) !== index);
      const late = found.filter(({ words, link }) => {
        const at = prose.findIndex((paragraph) => paragraph.contains(link));
        const before = [...prose.slice(0, at).map(textOf), textOf(prose[at]).split(words)[0]];
        return before.some((text) => new RegExp(`\\b${words}\\b`, 'i').test(text ?? ''));
      });
      return [...twice, ...late].map(({ words }) => `${one.address}: ${words}`);
    });
    expect(wrong).toEqual([]);
  });
});
