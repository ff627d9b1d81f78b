import { expect, test } from 'vitest';
import { data } from '../fixture/data.ts';
import { caseTimes } from './case-times.ts';

test.each([
  [['iso-9001'], [/^Page iso-9001: 3\.5 to 6 /]],
  [
    ['iso-15189', 'iso-9001'],
    [/^Page iso-9001: 3\.5 to 6 /, /^Page iso-15189: No figure here: /],
  ],
])(
  'a firm of 60 with %j is told its days by standard, or why there is no figure, and its months',
  (pages, said) => {
    const standards = pages.map((page) => ({ page }));
    const { days, months } = caseTimes(
      { people: 60, stage: 'some', standards },
      data,
      (page) => `Page ${page}`,
    );
    expect(days).toEqual(said.map((words) => expect.stringMatching(words)));
    expect(months.low).toBeGreaterThan(0);
    expect(months.high).toBeGreaterThan(months.low);
  },
);
