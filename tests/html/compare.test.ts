import { describe, expect, it } from 'vitest';
import { comparisonAddresses } from '../pages.ts';
import { content } from './content.ts';
import { anchored, linksOf, pageAt, publishedPages, textOf, textsOf } from './documents.ts';

/** The pages of standards, schemes and marks. */
const compared = [...content.standards, ...content.certifications].map(({ address }) => address);

it('leads to every complete comparison, and offers every standard, scheme and mark', () => {
  const choice = anchored('/compare', 'choose');
  const complete = linksOf(anchored('/compare', 'pairs')).map(([, href]) => href);
  expect(complete).toEqual(expect.arrayContaining([...comparisonAddresses]));
  for (const list of choice.querySelectorAll('select'))
    expect(list.querySelectorAll('option')).toHaveLength(compared.length + 1);
  expect(choice.querySelectorAll('select')).toHaveLength(4);
});

describe('the table of all', () => {
  const rows = [...anchored('/compare', 'all').querySelectorAll('tbody tr')];

  it('has a line for each standard, scheme and mark, which leads to its page', () => {
    const links = rows.map((row) => linksOf(row)[0]?.[1]);
    expect(links.toSorted()).toEqual(compared.toSorted());
  });

  it('says in each field something', () => {
    for (const row of rows) {
      const cells = textsOf(row, 'td');
      expect(cells).toHaveLength(6);
      expect(cells.every((cell) => cell !== '' && cell !== '–')).toBe(true);
    }
  });

  // Where no certificate comes of it, the table says what does.
  const outcomes: readonly (readonly [address: string, outcome: string])[] = [
    ['/iso17025Main', 'Accreditation'],
    ['/iso19011Main', 'Guidance: nothing to certify'],
    ['/ceMain', "Maker's declaration"],
    ['/iso18404Main', 'Assessed competence'],
  ];
  it.each(outcomes)('leads %s to %s', (address, outcome) => {
    const row = rows.find((one) => linksOf(one)[0]?.[1] === address);
    expect(textsOf(row ?? pageAt('/compare'), 'td')[0]).toBe(outcome);
  });
});

describe.each(comparisonAddresses)('%s', (address) => {
  const columns = linksOf(anchored(address, 'facts'), 'thead a');

  it('puts two to four pages side by side, each with its facts and what carries over', () => {
    expect(columns.length).toBeGreaterThanOrEqual(2);
    expect(columns.every(([, href]) => compared.includes(href))).toBe(true);
    const rows = [...anchored(address, 'facts').querySelectorAll('tbody tr')];
    expect(rows).toHaveLength(10);
    for (const row of rows) expect(row.querySelectorAll('td')).toHaveLength(columns.length);
    expect(textOf(anchored(address, 'carries')).length).toBeGreaterThan(150);
  });

  it('marks the rows in which all say the same, and no other', () => {
    for (const row of anchored(address, 'facts').querySelectorAll('tbody tr')) {
      const isSame = new Set(textsOf(row, 'td')).size === 1;
      const remark = columns.length === 2 ? 'the same for both' : 'the same for all';
      expect(textOf(row.querySelector('th')).endsWith(remark)).toBe(isSame);
      expect(row.hasAttribute('data-same')).toBe(isSame);
    }
  });

  it('is reached from the foot of each of its pages, and from the overview', () => {
    for (const [, href] of columns) {
      const links = linksOf(anchored(href, 'related')).filter(([, to]) => to === address);
      expect(links.map(([label]) => /^Compare with ./.test(label))).toEqual([true]);
    }
    expect(linksOf(pageAt('/compare')).map(([, href]) => href)).toContain(address);
  });
});

it('offers to compare only where there is a comparison', () => {
  const offering = publishedPages.filter(({ document }) =>
    [...document.querySelectorAll('#related a')].some((link) => textOf(link).startsWith('Compare with')),
  );
  const columns = comparisonAddresses.flatMap((address) => linksOf(anchored(address, 'facts'), 'thead a'));
  expect(offering.map(({ address }) => address).toSorted()).toEqual(
    [...new Set(columns.map(([, href]) => href))].toSorted(),
  );
});
