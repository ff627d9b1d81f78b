import { expect, test } from 'vitest';
import { openingHours } from './opening-hours.ts';

const daysRead = (days: string) => openingHours([{ days, opens: '08:30', closes: '17:00' }])[0]?.dayOfWeek;

test('reads a day, with its hours', () => {
  const hours = { opens: '08:30', closes: '17:00' };
  expect(openingHours([{ days: 'Saturday', ...hours }])).toEqual([
    { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Saturday'], ...hours },
  ]);
});

test.each([
  ['Monday to Friday', ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']],
  ['Saturday to Monday', ['Saturday', 'Sunday', 'Monday']],
  ['Monday, Wednesday and Friday', ['Monday', 'Wednesday', 'Friday']],
  ['Monday, Wednesday, and Friday', ['Monday', 'Wednesday', 'Friday']],
  ['Monday to Tuesday and Sunday', ['Monday', 'Tuesday', 'Sunday']],
])('reads %s', (days, expected) => {
  expect(daysRead(days)).toEqual(expected);
});

test.each(['Weekdays', 'Mon to Fri', 'Monday to', 'Monday to Friday to Sunday', ''])(
  'names the field of days it cannot read: "%s"',
  (days) => {
    expect(() => daysRead(days)).toThrow('content/firm.yaml, hours[0].days');
  },
);
