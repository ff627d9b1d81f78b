import { expect, it } from 'vitest';
import { content } from './content.ts';
import { anchored, mainText, pageAt, textOf, textsOf } from './documents.ts';

const address = '/check-certificate';
const page = pageAt(address);

it('asks eleven questions, the last where FSSC 22000 is offered, and says of each what follows from a no and from not having looked', () => {
  const questions = [...anchored(address, 'questions').querySelectorAll('ol > li')];
  expect(questions).toHaveLength(11);
  const verdicts = new Set(questions.flatMap((question) => textsOf(question, 'dd')));
  expect([...verdicts].toSorted()).toEqual(['Ask first', 'Do not rely on it']);
  expect(questions.every((question) => question.querySelectorAll('dd').length === 2)).toBe(true);
});

it('gives the three results in the words of the design', () => {
  expect(textsOf(anchored(address, 'results'), 'h3')).toEqual([
    'Do not rely on it.',
    'Ask before you rely on it.',
    'Nothing speaks against it.',
  ]);
});

// Fact sheet, section 2.
const editions: readonly (readonly [edition: string, state: RegExp])[] = [
  [
    'ISO 9001:2015',
    /^ISO 9001:2026 has replaced ISO 9001:2015\. Transition reported to end 30 September 2029/,
  ],
  ['ISO 15189:2012', /no longer accepted since 6 December 2025\. Only ISO 15189:2022\. An accreditation/],
  ['ISO 19011:2018', /has replaced ISO 19011:2018; nothing expires\. Guidance: nobody is certified to it/],
  ['ISO 37001:2016', /We could not confirm a deadline/],
];
const isOffered = (edition: string) => content.editions.some(({ named }) => named === edition);
it.each(editions.filter(([edition]) => isOffered(edition)))(
  'says of %s whether it still counts',
  (edition, state) => {
    const rows = [...anchored(address, 'editions').querySelectorAll('tbody tr')];
    const row = rows.find((one) => textOf(one.querySelector('th')) === edition);
    expect(textOf(row?.querySelector('td'))).toMatch(state);
  },
);

it('names every edition once, those that are current and nothing more in one list', () => {
  const table = anchored(address, 'editions').querySelector('table');
  const text = textOf(table);
  for (const { named } of content.editions) expect(text).toContain(named);
  const groups = [...(table?.querySelectorAll('tbody') ?? [])];
  const current = groups.at(-1);
  expect(textsOf(current ?? page, 'th[scope="rowgroup"]')).toEqual([content.labels.edition.status.current]);
  const list = textOf(current?.querySelector('td[colspan]'));
  const named = content.editions.filter((edition) => list.split(', ').includes(edition.named));
  expect(named).toHaveLength(list.split(', ').length);
  expect(named.every(({ status, successorExpected }) => status === 'current' && !successorExpected)).toBe(
    true,
  );
  if (isOffered('ISO 13485:2016')) expect(list).toContain('ISO 13485:2016');
});

it('puts seven wrong claims right', () => {
  const claims = [...anchored(address, 'claims').querySelectorAll('li')];
  expect(claims).toHaveLength(7);
  for (const claim of claims) {
    expect(textOf(claim.querySelector('h3'))).toMatch(/^“.+”$/);
    expect(textOf(claim.querySelector('p')).length).toBeGreaterThan(20);
  }
});

it('has a letter to the issuer that can be copied', () => {
  const letter = anchored(address, 'letter');
  const copied = letter.querySelector('[data-copy]')?.getAttribute('data-copy') ?? '';
  expect(copied.split('\n\n')).toEqual(textsOf(letter, 'p'));
});

it('names where to look, and links to none of it', () => {
  expect(mainText(address)).toMatch(/CertSearch.*slab\.lk.*FSSC/);
  expect(page.querySelectorAll('main a[href^="http"]')).toHaveLength(0);
});
