import { describe, expect, test } from 'vitest';
import { matchesTag, requestedRange } from './conditions.ts';

describe('If-None-Match', () => {
  test.each([
    ['"a"', true],
    ['W/"a"', true],
    ['"b", "a"', true],
    ['*', true],
    ['"b"', false],
    ['a', false],
    [undefined, false],
  ])('%o names "a": %s', (header, expected) => {
    expect(matchesTag(header, '"a"')).toBe(expected);
  });
});

describe('Range, of 100 bytes', () => {
  test.each([
    ['bytes=0-9', { start: 0, end: 9 }],
    ['bytes=90-', { start: 90, end: 99 }],
    ['bytes=90-500', { start: 90, end: 99 }],
    ['bytes=-10', { start: 90, end: 99 }],
    ['bytes=-500', { start: 0, end: 99 }],
    ['bytes=99-99', { start: 99, end: 99 }],
    ['bytes=100-', 'outside'],
    ['bytes=-0', 'outside'],
    ['bytes=99999999999999999999-', 'outside'],
    [undefined, 'whole'],
    ['bytes=-', 'whole'],
    ['bytes=9-1', 'whole'],
    ['bytes=0-1,5-6', 'whole'],
    ['lines=1-2', 'whole'],
    ['bytes=a-b', 'whole'],
  ])('%o is %o', (header, expected) => {
    expect(requestedRange(header, 100)).toEqual(expected);
  });
});
