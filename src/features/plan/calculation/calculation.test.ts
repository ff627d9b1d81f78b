import { expect, test } from 'vitest';
import { measured, numbersApart } from './calculation.tsx';

test('numbers stand apart from the words round them', () => {
  expect(numbersApart('14.4 to 18 days')).toEqual(['', '14.4', ' to ', '18', ' days']);
});

test.each([
  ['9 days', { from: 9, to: 9 }],
  ['14.4 to 18 days', { from: 14.4, to: 18 }],
  ['as quoted', undefined],
])('%s', (value, expected) => {
  expect(measured(value)).toEqual(expected);
});
