import { expect, test } from 'vitest';
import { daysOfWeek } from './days-of-week.ts';

test.each([
  ['Saturday', ['Saturday']],
  ['Monday to Friday', ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']],
  ['Saturday to Monday', ['Saturday', 'Sunday', 'Monday']],
  ['Monday, Wednesday and Friday', ['Monday', 'Wednesday', 'Friday']],
  ['Monday, Wednesday, and Friday', ['Monday', 'Wednesday', 'Friday']],
  ['Monday to Tuesday and Sunday', ['Monday', 'Tuesday', 'Sunday']],
])('reads %s', (words, days) => {
  expect(daysOfWeek(words)).toEqual(days);
});
