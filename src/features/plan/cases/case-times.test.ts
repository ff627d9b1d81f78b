import { expect, test } from 'vitest';
import { data, resultOf } from '../fixture/data.ts';
import { caseTimes } from './case-times.ts';

test.each([
  ['iso-9001', ['iso-9001'], undefined],
  ['iso-9001,iso-15189', ['iso-9001', 'iso-15189'], undefined],
  ['iso-22000&sector=food-make', ['iso-22000'], 'food-make'],
])('a firm of 60 with %s is told what the plan would say', (link, pages, sector) => {
  const { days, months } = caseTimes(
    { people: 60, stage: 'some', sector, standards: pages.map((page) => ({ page })) },
    data,
  );
  const { figure, how } = resultOf(`door=buyer&std=${link}&people=60&stage=some`).days;
  expect(days[0]).toContain(figure);
  expect(days.slice(1)).toEqual(how);
  expect(months.low).toBeGreaterThan(0);
  expect(months.high).toBeGreaterThan(months.low);
});
