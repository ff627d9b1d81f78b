import { expect, test } from 'vitest';
import { emptyPlan, type Plan } from '../answers/plan.ts';
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
  [1, { std: ['iso-22301'] }, 'start', 'iso-22301'],
  [2, { trade: 'food-store', why: ['gfsi'] }, 'start', 'fssc-22000'],
  [2, { trade: 'factory', why: ['gfsi'] }, undefined, 'fssc-22000'],
  [3, { trade: 'food-pack', why: ['gfsi'] }, 'not', 'iso-22000'],
  [3, { trade: 'food-make', why: ['gfsi'], std: ['iso-22000'] }, 'not', 'iso-22000'],
  [4, { trade: 'food-pack' }, 'start', 'iso-22000'],
  [4, { trade: 'food-serve' }, 'look', 'iso-22000'],
  [2, { trade: 'food-serve', why: ['gfsi'] }, 'look', 'fssc-22000'],
  [4, { trade: 'food-pack', std: ['iso-14001'] }, 'look', 'iso-22000'],
  [5, { trade: 'food-make' }, 'look', 'haccp'],
  [5, { trade: 'food-serve', market: ['lk'] }, 'start', 'haccp'],
  [5, { trade: 'food-serve', market: ['lk', 'eu'] }, 'look', 'haccp'],
  [5, { trade: 'food-store', market: ['lk'] }, undefined, 'haccp'],
  [6, { trade: 'food-make', market: ['lk'] }, 'look', 'gmp'],
  [6, { trade: 'food-serve', market: ['lk'] }, 'start', 'gmp'],
  [7, { trade: 'cosmetic' }, 'start', 'iso-22716'],
  [8, { trade: 'cosmetic' }, 'not', 'gmp'],
  [9, { trade: 'pharma' }, 'start', 'gmp'],
  [10, { trade: 'pharma-pack' }, 'start', 'iso-15378'],
  [11, { trade: 'device' }, 'start', 'iso-13485'],
  [12, { trade: 'device', market: ['eu'] }, 'start', 'ce-marking'],
  [12, { trade: 'machine', market: ['us'] }, undefined, 'ce-marking'],
  [13, { trade: 'pharma', market: ['eu'] }, 'not', 'ce-marking'],
  [13, { trade: 'food-serve', market: ['eu'] }, 'not', 'ce-marking'],
  [14, { trade: 'factory', market: ['eu'] }, 'not', 'ce-marking'],
  [15, { trade: 'medlab' }, 'start', 'iso-15189'],
  [16, { trade: 'lab' }, 'start', 'iso-17025'],
  [17, { trade: 'lab' }, 'not', 'iso-9001'],
  [17, { trade: 'medlab', why: ['quality'] }, 'start', 'iso-9001'],
  [18, { trade: 'factory', why: ['labdata'] }, 'look', 'iso-17025'],
  [18, { trade: 'medlab', why: ['labdata'] }, undefined, 'iso-17025'],
  [19, { why: ['forms'] }, 'start', 'iso-27001'],
  [19, { trade: 'finance' }, 'start', 'iso-27001'],
  [20, { why: ['outage'] }, 'start', 'iso-22301'],
  [20, { trade: 'finance' }, 'look', 'iso-22301'],
  [21, { trade: 'build', why: ['bribery'] }, 'start', 'iso-37001'],
  [21, { trade: 'public' }, 'look', 'iso-37001'],
  [22, { why: ['env'] }, 'start', 'iso-14001'],
  [22, { trade: 'factory', why: ['law'] }, 'look', 'iso-14001'],
  [22, { trade: 'machine', why: ['law'] }, undefined, 'iso-14001'],
  [23, { why: ['safety'] }, 'start', 'iso-45001'],
  [23, { trade: 'build' }, 'look', 'iso-45001'],
  [23, { trade: 'factory', why: ['law'] }, 'look', 'iso-45001'],
  [24, { why: ['quality'] }, 'start', 'iso-9001'],
  [24, { trade: 'service', why: ['buyer'] }, 'start', 'iso-9001'],
  [24, { trade: 'service', why: ['buyer'], std: ['iso-27001'] }, undefined, 'iso-9001'],
  [24, { trade: 'device', why: ['buyer'] }, undefined, 'iso-9001'],
  [25, { why: ['improve'] }, 'look', 'iso-18404'],
  [26, { why: ['auditors'] }, 'look', 'iso-19011'],
  [27, { why: ['office'] }, 'look', 'management-services'],
];

test.each(rules)('rule %i with %j: %s %s', (_, plan, level, page) => {
  expect(card(plan, page)?.level).toBe(level);
});

test('cards stand by level, then in the order of the rules', () => {
  const why = ['law', 'quality', 'forms', 'auditors'];
  expect(shown({ trade: 'factory', why, market: ['eu'] })).toEqual([
    'start iso-27001',
    'start iso-9001',
    'look iso-14001',
    'look iso-45001',
    'look iso-19011',
    'not ce-marking',
  ]);
});

test('two reasons at most, the strongest first; a rule that beats others speaks alone', () => {
  expect(card({ trade: 'factory', why: ['env'], std: ['iso-14001'] }, 'iso-14001')?.reasons).toEqual([
    'Your buyer or tender names it.',
    'Aspects, licences and legal duties in one register.',
  ]);
  expect(card({ trade: 'lab', std: ['iso-9001'] }, 'iso-9001')?.reasons).toEqual([
    'Your buyer or tender names it.',
    'Does not show technical competence.',
  ]);
  expect(card({ trade: 'food-make', why: ['gfsi'] }, 'iso-22000')?.reasons).toEqual([
    'Not recognised by GFSI on its own; FSSC 22000 contains it.',
  ]);
});

test('step 2 begins with what to start with, and keeps what was chosen there, also nothing', () => {
  const found = cards({ trade: 'finance', why: ['auditors'] });
  expect(standardsOf(emptyPlan, found)).toEqual(['iso-27001']);
  expect(standardsOf({ ...emptyPlan, std: ['iso-22301'] }, found)).toEqual(['iso-22301']);
  expect(standardsOf({ ...emptyPlan, std: [] }, found)).toEqual([]);
});
