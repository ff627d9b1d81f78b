import { expect, test } from 'vitest';
import { monogram } from './portrait.tsx';

test.each([
  ['A. Perera', 'AP'],
  ['Dr Anil de Silva', 'DS'],
  ['  E.   Hassan ', 'EH'],
  ['Madonna', 'M'],
  ['élise ünal', 'ÉÜ'],
])('%s is signed %s', (name, letters) => {
  expect(monogram(name)).toBe(letters);
});
