import { expect, test } from 'vitest';
import { content } from '#src/site/content.ts';
import { pageById } from '#src/site/pages.ts';
import { socialCardPlan } from './social-card-plan.ts';

const planOf = (id: string) => socialCardPlan(pageById(id), content);

// That no two pages show the same: social-pictures.test.ts.
test.each([
  ['iso-17025', '17025', 'ISO/IEC 17025:2017'],
  ['fssc-22000', 'FSSC', 'FSSC 22000'],
])('%s shows its number, and its code above its name', (id, numeral, code) => {
  const plan = planOf(id);
  expect(plan.numeral).toBe(numeral);
  expect(plan.lines[0]).toBe(code);
  expect(plan.lines.length).toBeGreaterThan(1);
});

test('CE marking shows no letters that could be taken for the mark', () => {
  expect(planOf('ce-marking').numeral).toBeUndefined();
});

test('the catalogue shows how many standards it holds, about and credentials their year', () => {
  const { firm, standards } = content;
  const catalogued = standards.filter(({ catalogue }) => catalogue !== undefined).length;
  expect(planOf('catalogue').numeral).toBe(`${catalogued}`);
  expect(planOf('about').numeral).toBe(`${firm.since}`);
  expect(planOf('credentials').numeral).toBe(`${firm.incorporated}`);
});

test('a name in the picture has no abbreviation in brackets', () => {
  expect(planOf('management-review').lines.join(' ')).toBe('Management Review Meetings');
});
