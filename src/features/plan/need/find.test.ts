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

// Which rules there are stands in content/tools/finder.yaml: here, how they are read, a row or two for each way.
const rows: [rule: string, plan: Partial<Plan>, level: string | undefined, page: string][] = [
  ['what is named', { std: ['iso-22301'] }, 'start', 'iso-22301'],
  ['for a trade', { trade: 'cosmetic' }, 'start', 'iso-22716'],
  ['for the group of a trade', { trade: 'food-pack' }, 'start', 'iso-22000'],
  ['but for one of them', { trade: 'food-serve' }, 'look', 'iso-22000'],
  ['but for some trades', { trade: 'medlab', why: ['labdata'] }, undefined, 'iso-17025'],
  ['beside what is named', { trade: 'food-pack', std: ['iso-14001'] }, 'look', 'iso-22000'],
  ['for a trade and a reason', { trade: 'food-store', why: ['gfsi'] }, 'start', 'fssc-22000'],
  ['for another trade and the reason', { trade: 'factory', why: ['gfsi'] }, undefined, 'fssc-22000'],
  ['for a market', { trade: 'pharma', market: ['eu'] }, 'not', 'ce-marking'],
  ['for Sri Lanka alone', { trade: 'food-serve', market: ['lk'] }, 'start', 'haccp'],
  ['for Sri Lanka and others', { trade: 'food-serve', market: ['lk', 'eu'] }, 'look', 'haccp'],
  ['one of two that beats the others', { trade: 'food-pack', why: ['gfsi'] }, 'not', 'iso-22000'],
  [
    'one that beats what is named',
    { trade: 'food-make', why: ['gfsi'], std: ['iso-22000'] },
    'not',
    'iso-22000',
  ],
  ['the strongest of several', { trade: 'medlab', why: ['quality'] }, 'start', 'iso-9001'],
  ['where nothing is named', { trade: 'service', why: ['buyer'] }, 'start', 'iso-9001'],
  ['where something is', { trade: 'service', why: ['buyer'], std: ['iso-27001'] }, undefined, 'iso-9001'],
];

test.each(rows)('a rule %s with %j: %s %s', (_, plan, level, page) => {
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

test('step 2 begins with what to start with, and keeps what was chosen there', () => {
  const found = cards({ trade: 'finance', why: ['auditors'] });
  expect(standardsOf(emptyPlan, found)).toEqual(['iso-27001']);
  expect(standardsOf({ ...emptyPlan, std: ['iso-22301'] }, found)).toEqual(['iso-22301']);
});
