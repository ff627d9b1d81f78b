import { expect, test } from 'vitest';
import { data } from '../fixture/data.ts';
import { openPoints } from './open-points.ts';

const { readiness } = data;
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
