import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { mondayFrom, weeksAfter } from '#src/content/days.ts';
import { readTable } from '#tests/table.ts';
import type { Plan } from '../answers/plan.ts';
import { anyPlan } from '../fixture/any-plan.ts';
import { data, planWith, readPlan } from '../fixture/data.ts';
import { lengths, longest, pathsOf, weeksIn } from './paths.ts';

const { phases } = data;
const monday = '2026-11-30';
const of = (pages: readonly string[], answers: Partial<Plan> = {}, days = 0) =>
  pathsOf({ plan: planWith(answers), pages, tableDays: { quick: days, careful: days } }, phases, monday);
const shown = (...input: Parameters<typeof of>) =>
  lengths.map((length) => longest(of(...input).paths, length)).join('/');

const weeks = z.strictObject({ of: z.string(), days: z.int().default(0), weeks: z.string() });
const cases = readTable('src/features/plan/schedule/paths.yaml', z.record(z.string(), weeks));

test.each(Object.entries(cases))('%s: %o', (_, { of: link, days, weeks }) => {
  const { plan } = readPlan(`v1&${link}`);
  expect(shown(plan.std, plan, days)).toBe(weeks);
});

test('of several paths the longest decides', () => {
  const both = ['iso-9001', 'iso-17025'];
  expect(of(both).paths.map(({ track }) => track)).toEqual(['system', 'laboratory']);
  expect(shown(both, { people: 5 })).toBe('33/58');
  // Many audit days of one path make the assessment of another no longer.
  expect(shown(both, { people: 5 }, 26)).toBe('33/58');
});

test('who sets the time where we do not is said, and medicines are such a case', () => {
  const { paths, without } = of(['gmp', 'iso-19011', 'iso-18404'], { trade: 'pharma' });
  expect(paths).toEqual([]);
  expect(without).toEqual([
    { page: 'gmp', text: 'The NMRA sets the dates.' },
    { page: 'iso-19011', text: undefined },
    { page: 'iso-18404', text: 'Ask the scheme.' },
  ]);
  expect(of(['gmp'], { trade: 'cosmetic' }).paths).toHaveLength(1);
});

const anyPages = fc.subarray(data.pages.map(({ id }) => id).filter((id) => id !== 'management-services'));

test('phases follow each other, some from half of the one before on; a quick plan is never the longer', () => {
  fc.assert(
    fc.property(anyPages, anyPlan, fc.nat({ max: 60 }), (pages, plan, days) => {
      for (const path of of(pages, plan, days).paths) {
        expect(weeksIn(path.quick)).toBeLessThanOrEqual(weeksIn(path.careful));
        for (const length of lengths) {
          expect(path[length][0]?.from).toBe(monday);
          path[length].slice(1).forEach((phase, index) => {
            const before = path[length][index];
            if (!before) return;
            const half = weeksAfter(before.from, Math.ceil(weeksIn([before]) / 2));
            expect(phase.from).toBe(['run', 'file'].includes(phase.id) ? half : mondayFrom(before.until));
            expect(new Date(phase.until).getUTCDay()).toBe(5);
            expect([before.until, phase.until].toSorted()).toEqual([before.until, phase.until]);
            expect(weeksIn([phase])).toBeGreaterThan(0);
          });
        }
      }
    }),
  );
});
