import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distance, essence, nearest } from './nearest.ts';

// Which addresses lead to which page: src/sections/shared/not-found/candidates.test.ts.
test('pages that are equally near are offered together, at most three', () => {
  const same = ['/a', '/b', '/c', '/d'].map((href) => ({ href, names: ['/equal'] }));
  expect(nearest('/equal', same).map(({ href }) => href)).toEqual(['/a', '/b', '/c']);
});

const name = fc.string({ unit: fc.constantFrom(...'abcmain9.-/%é', '\ud83d') });

test('the distance is nought for the same alone, the same both ways, and never more than the longer text', () => {
  fc.assert(
    fc.property(name, name, (a, b) => {
      const away = distance(a, b);
      expect(away).toBe(distance(b, a));
      expect(away === 0).toBe(a === b);
      expect(away).toBeLessThanOrEqual(Math.max(a.length, b.length));
    }),
  );
});

test('whatever was asked for, what is left of a name is left of itself', () => {
  fc.assert(
    fc.property(name, (asked) => {
      nearest(`/${asked}`, [{ href: '/main', names: ['/main', '/9001'] }]);
      expect(essence(essence(asked))).toBe(essence(asked));
    }),
  );
});
