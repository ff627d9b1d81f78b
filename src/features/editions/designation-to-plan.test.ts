import { expect, test } from 'vitest';
import { data } from '#src/features/plan/fixture/data.ts';
import { designationToPlan } from './designation-to-plan.ts';

const names: [id: string, name: string][] = [
  ['iso-14001', 'ISO 14001:2026'],
  ['iso-45001', 'ISO 45001:2018'],
  ['iso-27001', 'ISO/IEC 27001:2022'],
  ['fssc-22000', 'FSSC 22000'],
  ['haccp', 'HACCP'],
  ['gmp', 'GMP'],
  ['ce-marking', 'CE Marking'],
];

test.each(names)('a plan calls %s %s', (id, name) => {
  const page = data.pages.find((candidate) => candidate.id === id);
  expect(page && designationToPlan(page, data.register, '2026-11-21')).toBe(name);
});
