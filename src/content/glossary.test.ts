import { expect, test } from 'vitest';
import { termsByLetter } from './glossary.ts';

const term = (name: string) => ({ term: name, meaning: 'Something.', pages: [{ page: 'home' }] });

test('terms stand from A to Z under the letters that begin one, capital or small', () => {
  const letters = termsByLetter(['Stage 2', 'BIA', 'Scope', 'audit day', 'SoA', 'Stage 1'].map(term));
  expect(letters.map(({ letter, id, entries }) => [letter, id, entries.map((entry) => entry.id)])).toEqual([
    ['A', 'letter-a', ['audit-day']],
    ['B', 'letter-b', ['bia']],
    ['S', 'letter-s', ['scope', 'soa', 'stage-1', 'stage-2']],
  ]);
});
