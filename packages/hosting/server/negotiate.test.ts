import { describe, expect, test } from 'vitest';
import { type Coding, negotiate } from './negotiate.ts';

/** Smallest first, as a resource keeps them. */
const all = (['br', 'zstd', 'gzip', 'identity'] as const).map((coding) => ({ coding }));
const choose = (header: string | undefined) => negotiate(header, all)?.coding;

describe('the coding of an answer', () => {
  test.each<[string | undefined, Coding | undefined]>([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate, zstd', 'zstd'],
    ['gzip, deflate', 'gzip'],
    ['x-gzip', 'gzip'],
    ['GZIP', 'gzip'],
    ['deflate', 'identity'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['br;q=0.5, gzip;q=0.5', 'br'],
    ['br ; q=0.1 , zstd ; q=0.9', 'zstd'],
    ['br;q=0', 'identity'],
    ['br;q=0, *', 'zstd'],
    ['*', 'br'],
    ['*;q=0', undefined],
    ['*;q=0, gzip', 'gzip'],
    ['identity;q=0', undefined],
    ['identity;q=0, br', 'br'],
    ['identity, br;q=0.5', 'identity'],
    ['br;q=0.001', 'br'],
    ['br;q=nonsense, gzip;q=1', 'gzip'],
    [',,;;', 'identity'],
  ])('for %o is %s', (header, coding) => {
    expect(choose(header)).toBe(coding);
  });

  test('is plain where there is nothing else', () => {
    expect(negotiate('br, gzip', [{ coding: 'identity' }])?.coding).toBe('identity');
  });
});
