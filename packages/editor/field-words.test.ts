import { expect, test } from 'vitest';
import { fieldInWords, limitsInWords, valueAt, withValueAt } from './field-words.ts';

const team = { directors: [{ name: 'K. Silva' }, { age: 3 }], since: 2009 };

test.each([
  ['phones.office.number', 'Phones, Office, Number'],
  ['directors[0].name', 'Directors, K. Silva, Name'],
  ['directors[1].name', 'Directors 2, Name'],
  ['[0].evidence', '1, Evidence'],
  ['legalName', 'Legal name'],
])('%s is called %s', (field, words) => {
  expect(fieldInWords(field, team)).toBe(words);
});

test.each([
  [{ maxItems: 5 }, 'At most 5.'],
  [{ minItems: 1, maxItems: 1 }, 'Always 1: the page is laid out for exactly that many.'],
  [{ minItems: 3, maxItems: 120 }, 'At least 3, at most 120.'],
  [{}, ''],
])('a list of %o says how many it may have', (limits, words) => {
  expect(limitsInWords(limits)).toBe(words);
});

test('a field is written, added and taken away, and all else stays the very same', () => {
  const named = withValueAt(team, 'directors[1].name', 'P. Perera');
  expect(named).toEqual({ ...team, directors: [team.directors[0], { age: 3, name: 'P. Perera' }] });
  expect(valueAt(named, 'directors[0]')).toBe(team.directors[0]);
  expect(withValueAt(named, 'directors[1].name', undefined)).toEqual(team);
  expect(Object.keys(Object(withValueAt({ c: 1 }, 'a', 1, ['a', 'b', 'c'])))).toEqual(['a', 'c']);
  expect(withValueAt([1, 2], '[0]', 3)).toEqual([3, 2]);
  expect(withValueAt(team, '', 'all')).toBe('all');
});
