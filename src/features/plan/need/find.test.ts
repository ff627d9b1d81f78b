import { expect, test } from 'vitest';
import { z } from 'zod';
import { readTable } from '#tests/table.ts';
import { emptyPlan, type Plan } from '../answers/plan.ts';
import { data, readPlan } from '../fixture/data.ts';
import { findPages, standardsOf } from './find.ts';

const cards = (plan: Partial<Plan>) => findPages({ ...emptyPlan, ...plan }, data);
const shown = (plan: Partial<Plan>) => cards(plan).map(({ page, level }) => `${level} ${page.id}`);
const card = (plan: Partial<Plan>, id: string) => cards(plan).find(({ page }) => page.id === id);

test('without an answer there is no card', () => {
  expect(shown({})).toEqual([]);
});

const rules = readTable(
  'src/features/plan/need/find.yaml',
  z.record(z.string(), z.strictObject({ with: z.string(), page: z.string(), level: z.string().nullable() })),
);

test.each(Object.entries(rules))('a rule %s: %o', (_, { with: answers, page, level }) => {
  const { plan, complaint } = readPlan(`v1&${answers}`);
  expect([card(plan, page)?.level ?? null, complaint]).toEqual([level, undefined]);
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
