import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mondayFrom, weeksAfter } from '#src/content/weeks.ts';
import type { Plan } from '../answers/plan.ts';
import { anyPlan } from '../fixture/any-plan.ts';
import { data, planWith } from '../fixture/data.ts';
import { lengths, longest, pathsOf, weeksIn } from './paths.ts';

const { phases } = data;
const monday = '2026-11-30';
const three = ['iso-9001', 'iso-14001', 'iso-45001'];
const of = (pages: readonly string[], answers: Partial<Plan> = {}, days = 0) =>
  pathsOf({ plan: planWith(answers), pages, tableDays: { quick: days, careful: days } }, phases, monday);
const shown = (...input: Parameters<typeof of>) =>
  lengths.map((length) => longest(of(...input).paths, length)).join('/');

test.each<[string, Parameters<typeof of>, string]>([
  ['S none', [['iso-9001'], { people: 25 }], '22/44'],
  ['S running', [['iso-9001'], { people: 1, stage: 'running' }], '17/36'],
  ['M none', [['iso-9001'], { people: 26 }], '24/47'],
  ['M none, at its most', [['iso-9001'], { people: 100 }], '24/47'],
  ['L none', [['iso-9001'], { people: 101, stage: 'none' }], '25/49'],
  ['L other, three standards, 26 days', [three, { people: 101, stage: 'other' }, 26], '27/51'],
  ['13485 S', [['iso-13485'], { people: 5 }], '23/46'],
  ['GMP S running', [['gmp'], { people: 5, stage: 'running' }], '14/26'],
  ['FSSC 22000 alone, whose findings are answered sooner', [['fssc-22000'], { people: 5 }], '23/41'],
  ['CE', [['ce-marking']], '10/25'],
  ['CE with notified body', [['ce-marking'], { notified: 'yes' }], '36/129'],
  ['CE of a device with notified body', [['ce-marking'], { notified: 'yes', trade: 'device' }], '66/129'],
  ['without people, quick as for few and careful as for many', [['iso-9001']], '22/49'],
])('%s takes quick/careful weeks', (_, input, expected) => {
  expect(shown(...input)).toBe(expected);
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
