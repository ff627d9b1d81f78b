import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { pointsTable } from '../export/points-table.ts';
import { data, readiness } from '../fixture/data.ts';
import { openPoints } from './open-points.ts';

const pages = ['iso-9001', 'iso-22000'];
const answers = {
  s12: '1',
  s16: '0',
  s14: '1',
  q1: '0',
  q9: '2',
  f3: '0',
  f1: 'n',
  e1: '0',
} as const;
const points = openPoints(pages, answers, readiness);

test('open are answers of not yet and in part, gates first, then by clause', () => {
  expect(points.map(({ id, isGate }) => (isGate ? `${id} gate` : id))).toEqual([
    'f3 gate',
    's14 gate',
    'q1',
    's12',
    's16',
  ]);
});

test('clauses stand by their numbers, Annex A last', () => {
  const clauses = openPoints(
    ['iso-27001'],
    { i10: '0', s16: '0', i1: '1', i11: '1', s1: '0', i4: '0' },
    readiness,
  );
  expect(clauses.map(({ clause }) => clause)).toEqual(['6.1.2', '4.1', '8.2, 8.3', '10.2', 'A.5', 'A.8']);
});

test('a shared point names its standards', () => {
  expect(points.find(({ id }) => id === 's14')?.pages).toEqual(pages);
});

test('the table has a heading and a row for each point', () => {
  const [heading, ...rows] = parse(pointsTable(points, data, readiness), { bom: true });
  expect(heading).toEqual(['Standard', 'Clause', 'Question', 'Answer', 'To see', 'Gate']);
  expect(rows).toHaveLength(5);
  expect(rows[1]).toEqual([
    'ISO 9001:2015; ISO 22000:2018',
    '9.2',
    'Has a full internal audit been done by people independent of the work?',
    'In part',
    'programme, reports, auditors',
    'yes',
  ]);
});
