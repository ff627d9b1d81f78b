import { expect, test } from 'vitest';
import { dayAfter } from '#src/content/days.ts';
import { stages } from '#src/content/tool-vocabulary.ts';
import { lastDayOf, mondayFrom, monthsAfter } from '#src/content/weeks.ts';
import { holdableEditions } from '#src/features/editions/holdable.ts';
import type { Plan } from '../answers/plan.ts';
import { auditDays } from '../audit-time/audit-days.ts';
import { data, planWith, today } from '../fixture/data.ts';
import { auditIn, changeoverOf } from '../schedule/changeover.ts';
import { editionAt } from '../schedule/edition-at.ts';
import { pathsOf } from '../schedule/paths.ts';
import { sizeOf } from '../schedule/place.ts';
import { endDay } from '../schedule/schedule.ts';
import { fitOf } from '../schedule/verdict.ts';
import { messageOf } from '../take/message.ts';
import { planResult } from './result.ts';

/** Whatever is counted: the first case that a rule does not hold of, in words; nothing when it holds of all. */
const firstBroken = <Case>(cases: Iterable<Case>, fault: (one: Case) => string | undefined) => {
  let count = 0;
  for (const one of cases) {
    count += 1;
    const said = fault(one);
    if (said) return { count, broken: `${JSON.stringify(one).slice(0, 200)}: ${said}` };
  }
  return { count, broken: undefined };
};

const pages = data.pages.filter(({ kind }) => kind !== 'working-system').map(({ id }) => id);

/** Every choice of one to four standards. */
const choices = ((): readonly (readonly string[])[] => {
  const with1 = pages.map((page) => [page]);
  const more = (sets: readonly string[][]) =>
    sets.flatMap((set) => pages.slice(pages.indexOf(set.at(-1) ?? '') + 1).map((page) => [...set, page]));
  const with2 = more(with1);
  const with3 = more(with2);
  return [...with1, ...with2, ...with3, ...more(with3)];
})();

const wishes = [
  '2026-12-31',
  '2027-02-28',
  '2027-03-31',
  '2027-06-15',
  '2027-08-31',
  '2027-11-30',
  '2028-03-31',
  '2029-01-31',
];

test('a verdict says what the drawn schedule says, of every choice of standards and day', () => {
  const monday = mondayFrom(today);
  function* cases() {
    for (const ids of choices)
      for (const people of [18, 140]) {
        const { paths } = pathsOf(
          {
            pages: ids,
            size: sizeOf(people, data.phases),
            stage: stages[ids.length % stages.length] ?? 'none',
            tableDays: { quick: people > 100 ? 12 : 4, careful: 12 },
            notified: false,
            sector: undefined,
          },
          data.phases,
        );
        if (paths.length === 0) continue;
        const drawnBy = (length: 'quick' | 'careful') =>
          paths
            .map((path) => endDay(path, length, monday))
            .toSorted()
            .at(-1) ?? '';
        const drawn = { quick: drawnBy('quick'), careful: drawnBy('careful') };
        for (const day of wishes) yield { ids, people, day, drawn, paths };
      }
  }
  const { count, broken } = firstBroken(cases(), ({ day, drawn, paths }) => {
    const fit = fitOf(paths, day, monday);
    const seen = drawn.careful <= day ? 'room' : drawn.quick <= day ? 'tight' : 'late';
    if (fit.kind !== seen) return `${fit.kind}, drawn ${seen}`;
    if (fit.earliest !== drawn.quick) return `earliest ${fit.earliest}`;
    const begun = fit.kind === 'room' ? fit.latest.careful : fit.kind === 'tight' ? fit.latest.quick : monday;
    return begun < today ? `begins on ${begun}` : undefined;
  });
  expect(broken).toBeUndefined();
  expect(count).toBeGreaterThan(50_000);
});

const editions = holdableEditions(data.register);

/** Every month in which a certificate can end, from last year to five years on. */
const ends = Array.from({ length: 75 }, (_, index) => monthsAfter('2025-11-01', index).slice(0, 7));

test('no way of a held certificate begins in the past, outlives its edition, or is audited before its edition can be', () => {
  function* cases() {
    for (const { page, id, named } of editions)
      for (const until of ends)
        for (let week = 0; week < 72; week += 1)
          yield { page, edition: id, named, until, day: dayAfter(today, week * 13) };
  }
  const { count, broken } = firstBroken(cases(), ({ page, edition, named, until, day }) => {
    const change = changeoverOf({ page, edition, until }, data, day);
    if (!change) return 'unknown';
    const { row, quick, careful, target, kind } = change;
    for (const way of [quick, careful]) {
      if (!way) continue;
      const audit = auditIn(way);
      if ((way[0]?.from ?? '') < day) return `${kind} begins ${way[0]?.from}`;
      if (!audit || audit > lastDayOf(until)) return `${kind} audited ${audit}`;
      if (target === row.successor && row.firstAudits && audit < row.firstAudits.day)
        return `${kind} early ${audit}`;
      if (target === row.named && row.successor && named === row.named) {
        const { lastNew, ends: end } = row;
        if (end && end.certainty !== 'single' && audit > end.day) return `${kind} after its end ${audit}`;
        if (lastNew && row.firstAudits && audit > lastNew.day)
          return `${kind} after its last audits ${audit}`;
      }
      const isRenewal = kind !== 'upgrade' && kind !== 'before';
      if (isRenewal && (way.at(-1)?.until ?? '') > lastDayOf(until)) return `${kind} decided too late`;
    }
    if (careful && quick && (careful[0]?.from ?? '') > (quick[0]?.from ?? ''))
      return 'careful begins after quick';
    return !quick && careful ? 'careful alone' : undefined;
  });
  expect(broken).toBeUndefined();
  expect(count).toBeGreaterThan(100_000);
});

test('every audit of a new plan is to an edition that is audited on its day', () => {
  const monday = mondayFrom(today);
  const days = Array.from({ length: 1500 }, (_, index) => dayAfter(monday, index));
  const { broken } = firstBroken(
    data.register.flatMap((row) => days.map((day) => ({ row, day }))),
    ({ row, day }) => {
      const edition = editionAt(row, day, today);
      if (row.firstAudits && edition === row.successor && day < row.firstAudits.day) return 'too early';
      if (row.firstAudits && edition === row.named && row.lastNew && day > row.lastNew.day) return 'too late';
      return undefined;
    },
  );
  expect(broken).toBeUndefined();
});

const mixed = [
  'iso-9001',
  'iso-14001',
  'iso-45001',
  'iso-27001',
  'iso-22000',
  'iso-13485',
  'iso-17025',
  'haccp',
];

test('more people never take fewer days or less time, and a range rises from its least to its most', () => {
  const counts = Array.from({ length: 40 }, (_, index) => Math.round(1.34 ** index));
  for (let one = 0; one < mixed.length; one += 1)
    for (let other = one; other < mixed.length; other += 1) {
      const ids = [...new Set([mixed[one] ?? '', mixed[other] ?? ''])];
      for (const joint of [false, true]) {
        let [least, quick, careful] = [0, '', ''];
        for (const people of counts) {
          const input = {
            pages: ids,
            people,
            sector: 'food-make',
            environment: 'medium',
            safety: 'high',
            joint,
          } as const;
          const { total, floor } = auditDays(input, data.auditTime);
          const low = total?.initial.low ?? floor ?? 0;
          const at = `${ids} ${people}`;
          expect(low, at).toBeGreaterThanOrEqual(least);
          least = low;
          if (total)
            for (const { low: a, table, high } of Object.values(total)) {
              expect(a, at).toBeLessThanOrEqual(table);
              expect(table, at).toBeLessThanOrEqual(high);
            }
          const plan = planWith({
            door: 'buyer',
            standards: ids,
            people,
            work: 'food',
            sector: 'food-make',
          });
          const ends = planResult(plan, today, data).ways.map(({ dates }) => dates.at(-1));
          const end = (of: 'main' | 'other') =>
            ends
              .map((date) => date?.[of] ?? '')
              .toSorted()
              .at(-1) ?? '';
          expect(end('main') >= quick && end('other') >= careful, at).toBe(true);
          [quick, careful] = [end('main'), end('other')];
        }
      }
    }
});

test('one figure, wherever it stands: the message, and the ways that screen, sheet, paper, calendar and table show', () => {
  function* plans(): Generator<Plan> {
    for (const ids of choices)
      if (ids.length < 3)
        for (const people of [undefined, 9, 140, 20_000])
          for (const wanted of [undefined, 'open', '2027-09-30'])
            yield planWith({ door: 'buyer', standards: [...ids], people, wanted, work: 'paper' });
    for (const { page, id } of editions)
      for (const until of ends)
        yield planWith({ door: 'hold', held: { page, edition: id, until }, people: 45, work: 'metal' });
  }
  const { count, broken } = firstBroken(plans(), (plan) => {
    const result = planResult(plan, today, data);
    const message = messageOf(result, data.words);
    const { key, days, ways, verdict } = result;
    const texts = JSON.stringify(result);
    if (/\{\w+\}|undefined|NaN|Invalid/.test(texts))
      return `left open: ${texts.match(/.{20}(\{\w+\}|undefined|NaN).{9}/)?.[0]}`;
    if (key && !message.includes(key.value)) return `the message lacks ${key.value}`;
    if (result.pages.length > 0 && !message.includes(days.short)) return `the message lacks ${days.short}`;
    if (!key && ways.length > 0) return 'drawn without a date';
    if (key && verdict?.text === '') return 'a date without a verdict';
    for (const { rows, heads, dates } of ways) {
      const steps = rows.flatMap((row) => row.steps);
      const begins = [steps[0]?.main.from, heads.other && steps[0]?.other?.from];
      if (begins.some((begin) => begin !== undefined && begin < today)) return `begins ${begins}`;
      if (dates[0]?.main !== steps[0]?.main.from) return `begin ${dates[0]?.main} is not drawn`;
      if (!heads.other && steps.some(({ other }) => other)) return 'an unnamed plan is drawn';
    }
    const { range, figure } = days;
    if (range && figure !== `${range.low} to ${range.high}`) return figure;
    return undefined;
  });
  expect(broken).toBeUndefined();
  expect(count).toBeGreaterThan(3000);
});
