import { expect, test } from 'vitest';
import { emptyPlan } from '../answers/empty.ts';
import type { Plan } from '../answers/plan.ts';
import { data } from '../fixture/data.ts';
import { findPages, standardsOf } from './find.ts';

const cards = (plan: Partial<Plan>) => findPages({ ...emptyPlan, ...plan }, data);
const shown = (plan: Partial<Plan>) => cards(plan).map(({ page, level }) => `${level} ${page.id}`);
const card = (plan: Partial<Plan>, id: string) => cards(plan).find(({ page }) => page.id === id);

test('without an answer there is no card', () => {
  expect(shown({})).toEqual([]);
});

// The table of rules, a row each or more: what holds, and what the page then is.
const rules: [rule: number, plan: Partial<Plan>, level: string | undefined, page: string][] = [
  [1, { standards: ['iso-22301'] }, 'start', 'iso-22301'],
  [2, { sector: 'food-store', reasons: ['gfsi'] }, 'start', 'fssc-22000'],
  [2, { sector: 'factory', reasons: ['gfsi'] }, undefined, 'fssc-22000'],
  [3, { sector: 'food-pack', reasons: ['gfsi'] }, 'not', 'iso-22000'],
  [3, { sector: 'food-make', reasons: ['gfsi'], standards: ['iso-22000'] }, 'not', 'iso-22000'],
  [4, { sector: 'food-pack' }, 'start', 'iso-22000'],
  [4, { sector: 'food-serve' }, 'look', 'iso-22000'],
  [2, { sector: 'food-serve', reasons: ['gfsi'] }, 'look', 'fssc-22000'],
  [4, { sector: 'food-pack', standards: ['iso-14001'] }, 'look', 'iso-22000'],
  [5, { sector: 'food-make' }, 'look', 'haccp'],
  [5, { sector: 'food-serve', markets: ['lk'] }, 'start', 'haccp'],
  [5, { sector: 'food-serve', markets: ['lk', 'eu'] }, 'look', 'haccp'],
  [5, { sector: 'food-store', markets: ['lk'] }, undefined, 'haccp'],
  [6, { sector: 'food-make', markets: ['lk'] }, 'look', 'gmp'],
  [6, { sector: 'food-serve', markets: ['lk'] }, 'start', 'gmp'],
  [7, { sector: 'cosmetic' }, 'start', 'iso-22716'],
  [8, { sector: 'cosmetic' }, 'not', 'gmp'],
  [9, { sector: 'pharma' }, 'start', 'gmp'],
  [10, { sector: 'pharma-pack' }, 'start', 'iso-15378'],
  [11, { sector: 'device' }, 'start', 'iso-13485'],
  [12, { sector: 'device', markets: ['eu'] }, 'start', 'ce-marking'],
  [12, { sector: 'machine', markets: ['us'] }, undefined, 'ce-marking'],
  [13, { sector: 'pharma', markets: ['eu'] }, 'not', 'ce-marking'],
  [13, { sector: 'food-serve', markets: ['eu'] }, 'not', 'ce-marking'],
  [14, { sector: 'factory', markets: ['eu'] }, 'not', 'ce-marking'],
  [15, { sector: 'medlab' }, 'start', 'iso-15189'],
  [16, { sector: 'lab' }, 'start', 'iso-17025'],
  [17, { sector: 'lab' }, 'not', 'iso-9001'],
  [17, { sector: 'medlab', reasons: ['quality'] }, 'start', 'iso-9001'],
  [18, { sector: 'factory', reasons: ['labdata'] }, 'look', 'iso-17025'],
  [18, { sector: 'medlab', reasons: ['labdata'] }, undefined, 'iso-17025'],
  [19, { reasons: ['forms'] }, 'start', 'iso-27001'],
  [19, { sector: 'finance' }, 'start', 'iso-27001'],
  [20, { reasons: ['outage'] }, 'start', 'iso-22301'],
  [20, { sector: 'finance' }, 'look', 'iso-22301'],
  [21, { sector: 'build', reasons: ['bribery'] }, 'start', 'iso-37001'],
  [21, { sector: 'public' }, 'look', 'iso-37001'],
  [22, { reasons: ['env'] }, 'start', 'iso-14001'],
  [22, { sector: 'factory', reasons: ['law'] }, 'look', 'iso-14001'],
  [22, { sector: 'machine', reasons: ['law'] }, undefined, 'iso-14001'],
  [23, { reasons: ['safety'] }, 'start', 'iso-45001'],
  [23, { sector: 'build' }, 'look', 'iso-45001'],
  [23, { sector: 'factory', reasons: ['law'] }, 'look', 'iso-45001'],
  [24, { reasons: ['quality'] }, 'start', 'iso-9001'],
  [24, { sector: 'service', reasons: ['buyer'] }, 'start', 'iso-9001'],
  [24, { sector: 'service', reasons: ['buyer'], standards: ['iso-27001'] }, undefined, 'iso-9001'],
  [24, { sector: 'device', reasons: ['buyer'] }, undefined, 'iso-9001'],
  [25, { reasons: ['improve'] }, 'look', 'iso-18404'],
  [26, { reasons: ['auditors'] }, 'look', 'iso-19011'],
  [27, { reasons: ['office'] }, 'look', 'management-services'],
];

test.each(rules)('rule %i with %j: %s %s', (_, plan, level, page) => {
  expect(card(plan, page)?.level).toBe(level);
});

test('cards stand by level, then in the order of the rules', () => {
  expect(
    shown({
      sector: 'factory',
      reasons: ['law', 'quality', 'forms', 'auditors'],
      markets: ['eu'],
    }),
  ).toEqual([
    'start iso-27001',
    'start iso-9001',
    'look iso-14001',
    'look iso-45001',
    'look iso-19011',
    'not ce-marking',
  ]);
});

test('two reasons at most, the strongest first; a rule that beats others speaks alone', () => {
  expect(
    card({ sector: 'factory', reasons: ['env'], standards: ['iso-14001'] }, 'iso-14001')?.reasons,
  ).toEqual(['Your buyer or tender names it.', 'Aspects, licences and legal duties in one register.']);
  expect(card({ sector: 'lab', standards: ['iso-9001'] }, 'iso-9001')?.reasons).toEqual([
    'Your buyer or tender names it.',
    'Does not show technical competence.',
  ]);
  expect(card({ sector: 'food-make', reasons: ['gfsi'] }, 'iso-22000')?.reasons).toEqual([
    'Not recognised by GFSI on its own; FSSC 22000 contains it.',
  ]);
});

test('step 2 begins with what to start with, and keeps what was chosen there, also nothing', () => {
  const found = cards({ sector: 'finance', reasons: ['auditors'] });
  expect(standardsOf(emptyPlan, found)).toEqual(['iso-27001']);
  expect(standardsOf({ ...emptyPlan, standards: ['iso-22301'] }, found)).toEqual(['iso-22301']);
  expect(standardsOf({ ...emptyPlan, standards: [] }, found)).toEqual([]);
});
