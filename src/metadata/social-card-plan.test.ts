import { expect, test } from 'vitest';
import { content } from '#src/site/content.ts';
import { socialCardPlan } from './social-card-plan.ts';

const planAt = (address: string) =>
  socialCardPlan(content.pages.find((page) => page.address === address)?.id ?? address, content);

// That no two pages show the same: social-pictures.test.ts.
test.each([
  ['/iso17025Main', '17025', 'ISO/IEC 17025:2017'],
  ['/fssc22000Main', 'FSSC', 'FSSC 22000'],
])('%s shows its number, and its code above its name', (address, numeral, code) => {
  const plan = planAt(address);
  expect(plan.numeral).toBe(numeral);
  expect(plan.lines[0]).toBe(code);
  expect(plan.lines.length).toBeGreaterThan(1);
});

test('CE marking shows no letters that could be taken for the mark', () => {
  expect(planAt('/ceMain').numeral).toBeUndefined();
});

test('the catalogue shows how many standards it holds, about and credentials their year', () => {
  const { firm, standards } = content;
  const catalogued = standards.filter(({ catalogue }) => catalogue !== undefined).length;
  expect(planAt('/all-iso').numeral).toBe(`${catalogued}`);
  expect(planAt('/about').numeral).toBe(`${firm.since}`);
  expect(planAt('/credential').numeral).toBe(`${firm.incorporated}`);
});

test('a name in the picture has no abbreviation in brackets', () => {
  expect(planAt('/mrm').lines.join(' ')).toBe('Management Review Meetings');
});

test('a page without a picture is named', () => {
  expect(() => socialCardPlan('not-found', content)).toThrow('not-found');
});
