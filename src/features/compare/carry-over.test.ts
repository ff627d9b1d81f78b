import { expect, test } from 'vitest';
import { content } from '#src/site/content.ts';
import { carryOver } from './carry-over.ts';

const systems = 'Clauses 4, 5, 7, 9 and 10 can be one process; 6 partly; 8 hardly.';
const food = 'HACCP and GMP go into ISO 22000, all three into FSSC 22000.';
const frames =
  'Documents, competence, internal audit, management review and corrective action carry over; much of the rest is new.';

const compared: [pages: string[], words: unknown][] = [
  [['iso-14001', 'iso-27001'], systems],
  [['iso-9001', 'iso-14001', 'iso-45001', 'iso-37001'], systems],
  [['gmp', 'iso-22000'], food],
  [['haccp', 'fssc-22000'], food],
  [['iso-9001', 'iso-17025'], frames],
  [['iso-13485', 'iso-15189'], frames],
  [['iso-9001', 'iso-15378'], expect.stringMatching(/^ISO 15378 contains the requirements of ISO 9001/)],
];

test.each(compared)('%j: %s', (pages, words) => {
  expect(carryOver(pages, content)).toEqual([{ pages, words }]);
});

test('a comparison of just these speaks for them, in whatever order they stand', () => {
  const pages = ['iso-17025', 'iso-15189'];
  const own = content.comparisons.find(({ id }) => id === 'iso-15189-iso-17025');
  expect(carryOver(pages, content)).toEqual(own?.carries.map((words) => ({ pages, words })));
  expect(carryOver([...pages, 'iso-9001'], content)).not.toContainEqual(
    expect.objectContaining({ words: own?.carries[0] }),
  );
});

test('what holds for some of them alone names them, and the rest is said of all', () => {
  expect(carryOver(['iso-9001', 'iso-13485', 'iso-14001'], content)).toEqual([
    { pages: ['iso-9001', 'iso-14001'], words: systems },
    { pages: ['iso-9001', 'iso-13485', 'iso-14001'], words: frames },
  ]);
});

test('what is no management system is not said to share its processes', () => {
  const words = (pages: readonly string[]) => carryOver(pages, content).map((line) => line.words);
  expect(words(['iso-9001', 'ce-marking'])).toEqual([
    expect.stringMatching(/^CE marking is about a product/),
  ]);
  expect(words(['iso-9001', 'iso-14001', 'iso-19011'])).toEqual([
    systems,
    expect.stringMatching(/^ISO 19011 is guidance/),
  ]);
});
