import { describe, expect, it } from 'vitest';
import { builtFiles } from '../built.ts';
import { content } from './content.ts';
import { anchored, linksOf, mainText, pageAt, publishedPages, textOf, textsOf } from './documents.ts';

const address = '/plan';

describe('without script, the page of the plan', () => {
  it('has its four steps, each with its question', () => {
    expect(textsOf(pageAt(address), '[data-island] h2')).toEqual([
      'What you need',
      'What it takes',
      'How ready you are',
      'Take it with you',
    ]);
    expect(mainText(address)).toContain('Which standard, and is it a certificate at all?');
  });

  it('holds the rules by trade, the tables and phases', () => {
    const trades = textsOf(anchored(address, 'rules'), 'h3');
    // 17 trades, and what holds for any.
    expect(trades).toHaveLength(18);
    expect(textOf(anchored(address, 'rules'))).toMatch(
      /Make medicinesStart here: GMP Service For medicines GMP belongs to the NMRA's licence\./,
    );
    const rows = [...anchored(address, 'days').querySelectorAll('tbody tr')].map((row) =>
      textsOf(row, 'th, td').join(' '),
    );
    expect(rows).toHaveLength(23);
    expect(rows[8]).toBe('126–175 8 12 9 6 4.5');
    expect(textOf(anchored(address, 'months'))).toMatch(/Documents and training4–86–128–16/);
  });

  it('asks every question of an auditor, with what would be looked at', () => {
    const questions = textsOf(anchored(address, 'questions'), 'tbody tr');
    // 16 that all systems share, then those of 9001, 14001, 45001, 22000, 27001 and 13485.
    expect(questions).toHaveLength(16 + 9 + 8 + 8 + 12 + 11 + 21);
    expect(questions[0]).toMatch(
      /^4\.1Are the issues that affect you listed.*list, conclusion, last review$/,
    );
  });
});

it('brings React into no page but its own: the others name no island, and none loads its script at once', () => {
  const withIsland = publishedPages.filter(({ document }) => document.querySelector('[data-island]'));
  expect(withIsland.map((page) => page.address)).toContain(address);
  for (const { document } of withIsland) {
    const source = document.querySelector('[data-island]')?.getAttribute('data-source') ?? '';
    expect(builtFiles.has(source)).toBe(true);
  }
  const scripts = new Set(
    publishedPages.flatMap(({ document }) =>
      [...document.querySelectorAll('script[src], link[rel="modulepreload"]')].map(
        (element) => element.getAttribute('src') ?? element.getAttribute('href'),
      ),
    ),
  );
  expect(scripts.size).toBe(1);
});

describe('the ways in', () => {
  const linksTo = (from: string) =>
    linksOf(pageAt(from))
      .filter(([, href]) => href.startsWith(address))
      .map(([label, href]) => [label, href]);

  it.each(['/', '/editions', '/contact', '/cost-and-time'])('lead from %s', (from) => {
    // One in the footer of every page, and one of its own.
    expect(linksTo(from).length).toBeGreaterThan(1);
  });

  it('lead from the outcome of every standard to its days and months', () => {
    for (const { id, code, address: from } of content.standards)
      expect(linksTo(from)).toContainEqual([`Days and months for ${code}`, `/plan#v1&step=takes&std=${id}`]);
    const standards = publishedPages.filter(({ document }) =>
      linksOf(document).some(([, href]) => href.startsWith('/plan#v1&step=takes&std=')),
    );
    expect(standards).toHaveLength(content.standards.length + content.certifications.length);
  });
});
