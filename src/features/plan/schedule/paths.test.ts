import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayAfter } from '#src/content/days.ts';
import { stages } from '#src/content/stages.ts';
import { weeksAfter } from '#src/content/weeks.ts';
import { data } from '../fixture/data.ts';
import { sizes } from '../vocabulary.ts';
import { lengths, longest, pathsOf, sizeOf, weeksIn } from './paths.ts';

const { phases } = data;
type Input = Parameters<typeof pathsOf>[0];
const monday = '2026-11-30';

const base: Input = {
  pages: ['iso-9001'],
  size: 'small',
  stage: 'none',
  tableDays: { quick: 0, careful: 0 },
  notified: false,
  sector: undefined,
};
const three = ['iso-9001', 'iso-14001', 'iso-45001'];
const shown = (input: Partial<Input>) => {
  const { paths } = pathsOf({ ...base, ...input }, phases, monday);
  return lengths.map((length) => longest(paths, length)).join('/');
};

test.each<[string, Partial<Input>, string]>([
  ['S none', {}, '22/44'],
  ['S running', { stage: 'running' }, '17/36'],
  ['M none', { size: 'medium' }, '24/47'],
  ['L none', { size: 'large' }, '25/49'],
  [
    'L other, three standards, 26 days',
    { size: 'large', stage: 'other', pages: three, tableDays: { quick: 26, careful: 26 } },
    '27/51',
  ],
  ['13485 S', { pages: ['iso-13485'] }, '23/46'],
  ['laboratory S none', { pages: ['iso-17025'] }, '33/58'],
  ['GMP L none', { pages: ['gmp'], size: 'large' }, '18/34'],
  ['GMP S running', { pages: ['gmp'], stage: 'running' }, '14/26'],
  ['FSSC 22000 alone, whose findings are answered sooner', { pages: ['fssc-22000'] }, '23/41'],
  ['CE', { pages: ['ce-marking'] }, '10/25'],
  ['CE with notified body', { pages: ['ce-marking'], notified: true }, '22/77'],
])('%s takes quick/careful weeks', (_, input, expected) => {
  expect(shown(input)).toBe(expected);
});

test('of several paths the longest decides', () => {
  const paths = pathsOf({ ...base, pages: ['iso-9001', 'iso-17025'] }, phases, monday);
  expect(paths.paths.map(({ track }) => track)).toEqual(['system', 'laboratory']);
  expect(shown({ pages: ['iso-9001', 'iso-17025'] })).toBe('33/58');
  // Many audit days of one path make the assessment of another no longer.
  expect(shown({ pages: ['iso-9001', 'iso-17025'], tableDays: { quick: 26, careful: 26 } })).toBe('33/58');
});

test('without people a quick plan is that of few, a careful one that of many', () => {
  expect(shown({ size: undefined })).toBe('22/49');
  const sized = [1, 25, 26, 100, 101, undefined].map((people) => sizeOf(people, phases) ?? 'none');
  expect(sized.join(' ')).toBe('small small medium medium large none');
});

test('who sets the time where we do not is said, and medicines are such a case', () => {
  const pages = ['gmp', 'iso-19011', 'iso-18404'];
  const { paths, without } = pathsOf({ ...base, pages, sector: 'pharma' }, phases, monday);
  expect(paths).toEqual([]);
  expect(without).toEqual([
    { page: 'gmp', text: 'The NMRA sets the dates.' },
    { page: 'iso-19011', text: undefined },
    { page: 'iso-18404', text: 'Ask the scheme.' },
  ]);
  expect(pathsOf({ ...base, pages: ['gmp'], sector: 'cosmetic' }, phases, monday).paths).toHaveLength(1);
});

const anyInput: fc.Arbitrary<Input> = fc.record({
  pages: fc.subarray(data.pages.map(({ id }) => id).filter((id) => id !== 'management-services')),
  size: fc.constantFrom(...sizes, undefined),
  stage: fc.constantFrom(...stages),
  tableDays: fc.nat({ max: 60 }).map((days) => ({ quick: days, careful: days })),
  notified: fc.boolean(),
  sector: fc.constantFrom('pharma', 'lab', undefined),
});

test('phases follow each other, some from half of the one before on; a quick plan is never the longer', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      for (const path of pathsOf(input, phases, monday).paths) {
        expect(weeksIn(path.quick)).toBeLessThanOrEqual(weeksIn(path.careful));
        for (const length of lengths) {
          expect(path[length][0]?.from).toBe(monday);
          path[length].slice(1).forEach((phase, index) => {
            const before = path[length][index];
            if (!before) return;
            const half = weeksAfter(before.from, Math.ceil(weeksIn([before]) / 2));
            expect(phase.from).toBe(['run', 'file'].includes(phase.id) ? half : dayAfter(before.until));
            expect([before.until, phase.until].toSorted()).toEqual([before.until, phase.until]);
            expect(weeksIn([phase])).toBeGreaterThan(0);
          });
        }
      }
    }),
  );
});
