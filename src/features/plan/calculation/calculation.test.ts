import { expect, test } from 'vitest';
import { measured } from './calculation.tsx';

test.each([
  ['9 days', { pieces: ['', '9', ' days'], from: 9, to: 9 }],
  ['14.4 to 18 days', { pieces: ['', '14.4', ' to ', '18', ' days'], from: 14.4, to: 18 }],
  ['as quoted', { pieces: ['as quoted'], from: 0, to: 0 }],
])('numbers stand apart from the words round them, and %s is measured by them', (value, expected) => {
  expect(measured(value)).toEqual(expected);
});
