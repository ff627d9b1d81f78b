import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fill } from '#src/content/fill.ts';
import { auditDays, categoriesOf } from './audit-time/audit-days.ts';
import { auditTexts, noFigureText, rateText } from './audit-time/audit-texts.ts';
import { anyPlan, assessed } from './fixture/any-plan.ts';
import { data, readiness } from './fixture/data.ts';
import type { Plan } from './link/schema.ts';
import { findPages, standardsOf } from './need/find.ts';
import { pictureOf } from './readiness/picture.ts';
import { changeoverOf } from './schedule/changeover.ts';
import { editionNotes } from './schedule/edition-notes.ts';
import { pathsOf } from './schedule/paths.ts';
import { lengths, sizeOf } from './schedule/place.ts';
import { dated } from './schedule/schedule.ts';
import { startOf, verdictOf } from './schedule/verdict.ts';

const { auditTime, phases } = data;

const anyDay = fc
  .date({ min: new Date('2025-01-01'), max: new Date('2032-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const pathsFor = (plan: Plan, pages: readonly string[]) => {
  const { people, stage = 'none', notified = false, sector } = plan;
  return pathsOf({ pages, size: sizeOf(people, phases), stage, tableDays: 0, notified, sector }, phases);
};

/** Every sentence that a plan leads to on a day. */
const textsFor = (plan: Plan, today: string) => {
  const cards = findPages(plan, data, today);
  const pages = standardsOf(plan, cards);
  const categories = categoriesOf(plan, auditTime);
  const days = auditDays({ pages, people: plan.people, joint: plan.joint, ...categories }, auditTime);
  const paths = pathsFor(plan, pages);
  const monday = startOf(plan, today);
  return [
    ...cards.flatMap(({ reasons, edition }) => [...reasons, edition]),
    ...auditTexts(days, { sites: plan.sites, quality: categories.quality }, auditTime),
    rateText(days, 1, 'LKR', auditTime),
    ...pages.map((page) => noFigureText(page, auditTime)),
    plan.wanted && verdictOf(paths, plan.wanted, monday, phases)?.text,
    ...editionNotes(paths, monday, today, data).map(({ text }) => text),
    ...plan.held.flatMap((held) => changeoverOf(held, data, today)?.texts ?? []),
    ...assessed.map((page) => pictureOf(page, plan.answers, readiness).text),
  ].filter((text) => text !== undefined);
};

test('no sentence keeps a word in braces, or says that something is missing', () => {
  fc.assert(
    fc.property(anyPlan, anyDay, (plan, today) => {
      for (const text of textsFor(plan, today)) expect(text).not.toMatch(/[{}]|undefined|NaN|Invalid/);
    }),
  );
});

test('a word without a value would be seen', () => {
  expect(fill('Begin by {day}.', { date: 'Monday' })).toBe('Begin by {day}.');
});

test('every phase ends after it begins, and begins no earlier than the one before, on whatever day the plan begins', () => {
  fc.assert(
    fc.property(anyPlan, anyDay, (plan, today) => {
      const pages = standardsOf(plan, findPages(plan, data, today));
      const monday = startOf(plan, today);
      expect(monday >= today).toBe(true);
      for (const path of pathsFor(plan, pages).paths)
        for (const length of lengths)
          dated(path[length], monday).forEach(({ from, until }, index, all) => {
            expect(from < until).toBe(true);
            expect(from >= (all[index - 1]?.from ?? monday)).toBe(true);
            expect(until >= (all[index - 1]?.until ?? monday)).toBe(true);
          });
    }),
  );
});
