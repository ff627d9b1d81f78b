import { expect, test } from 'vitest';
import { content } from '#src/site/content.ts';
import { clauseRows } from './clause-rows.ts';
import { factRows } from './fact-rows.ts';

test('pages stand side by side in their order, with the state of each edition', () => {
  const rows = factRows(['iso-15189', 'ce-marking'], content);
  expect(rows).toHaveLength(Object.keys(content.compare.rows).length);
  expect(rows.every(({ cells }) => cells.length === 2)).toBe(true);
  expect(rows[0]?.cells).toEqual(['Accreditation', "Maker's declaration"]);
  expect(rows[1]?.cells[1]).toMatch(/^You, the manufacturer\. A notified body/);
  expect(rows[2]?.cells).toEqual([
    'ISO 15189:2012 has not been accepted since 6 December 2025: work to ISO 15189:2022 only.',
    '–',
  ]);
  expect(rows.at(-1)?.cells[1]).toMatch(/CE mark/);
});

test('an edition is looked at on the day that is asked for', () => {
  const edition = (today?: string) => factRows(['iso-9001'], content, today)[2]?.cells[0];
  expect(edition()).toMatch(/^ISO 9001:2026 has replaced ISO 9001:2015\./);
  expect(edition('2029-10-01')).toBe(
    'ISO 9001:2015 has not been accepted since 30 September 2029: work to ISO 9001:2026 only.',
  );
});

test('no cell has the links of the page it is taken from, or a brace of the words that is left unfilled', () => {
  const cells = factRows(Object.keys(content.compare.standards), content).flatMap((row) => row.cells);
  expect(cells.filter((cell) => /[[{}]/.test(cell))).toEqual([]);
});

test('clauses stand under their numbers, parts under their clause, and a missing one is named', () => {
  const rows = clauseRows(['iso-9001', 'iso-13485'], content);
  expect(rows.map(({ label }) => label)).toEqual([4, 5, 6, 7, 8, 9, 10].map((number) => `Clause ${number}`));
  expect(rows.at(-1)?.cells[1]).toBe('Not under this number');
  expect(rows[0]?.cells.map((cell) => cell.split(':')[0])).toEqual([
    'Context of the organisation',
    'Quality management system',
  ]);
  expect(clauseRows(['iso-27001', 'iso-22301'], content).at(-1)?.label).toBe('Annex A');
});

test('a method or a scheme without such clauses is not compared by them', () => {
  expect(clauseRows(['haccp', 'iso-22000'], content)).toEqual([]);
  expect(clauseRows(['iso-22000', 'fssc-22000'], content)).toEqual([]);
});
