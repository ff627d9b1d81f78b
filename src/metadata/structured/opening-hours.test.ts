import { expect, test } from 'vitest';
import { openingHours } from './opening-hours.ts';

const hours = { opens: '08:30', closes: '17:00' };
const read = (days: string) => openingHours([{ days, ...hours }]);

test.each([
  ['Saturday', ['Saturday']],
  ['Monday to Friday', ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']],
  ['Saturday to Monday', ['Saturday', 'Sunday', 'Monday']],
  ['Monday, Wednesday and Friday', ['Monday', 'Wednesday', 'Friday']],
  ['Monday, Wednesday, and Friday', ['Monday', 'Wednesday', 'Friday']],
  ['Monday to Tuesday and Sunday', ['Monday', 'Tuesday', 'Sunday']],
])('reads %s, with their hours', (days, dayOfWeek) => {
  expect(read(days)).toEqual([{ '@type': 'OpeningHoursSpecification', dayOfWeek, ...hours }]);
});
