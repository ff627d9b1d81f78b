import { expect, test } from 'vitest';
import { dayAfter, lastDayOf, mondayFrom, monthsAfter } from '#src/content/days.ts';
import { stages } from '#src/content/stages.ts';
import { holdableEditions } from '#src/features/editions/holdable.ts';
import type { Plan } from '../answers/plan.ts';
import { auditDays } from '../audit-time/audit-days.ts';
import { data, planWith, today } from '../fixture/data.ts';
import { changeoverOf, editionAt } from '../schedule/changeover.ts';
import { holidayOf } from '../schedule/holidays.ts';
import { auditIn, lastDayIn, latestOf, pathsOf } from '../schedule/paths.ts';
import { planResult } from './result.ts';
import { messageOf } from './take.ts';
import { fitOf } from './ways.ts';

/** How many cases there are; fails with the first that a rule does not hold of. */
const countSound = <Case>(cases: Iterable<Case>, fault: (one: Case) => string | undefined) => {
  let count = 0;
  for (const one of cases) {
    count += 1;
    const said = fault(one);
    if (said) expect.fail(`${JSON.stringify(one).slice(0, 200)}: ${said}`);
  }
  return count;
};

const pages = data.pages.filter(({ kind }) => kind !== 'working-system').map(({ id }) => id);

/** Every choice of one to some standards. */
const choicesOf = (most: number, from = 0): readonly (readonly string[])[] =>
  pages.slice(from).flatMap((page, index) => {
    const rest = most > 1 ? choicesOf(most - 1, from + index + 1) : [];
    return [[page], ...rest.map((others) => [page, ...others])];
  });

const monday = mondayFrom(today);
const wishes = [
  '2026-12-31',
  '2027-02-28',
  '2027-03-31',
  '2027-06-15',
  '2027-08-31',
  '2027-11-30',
  '2028-03-31',
];

test('a verdict says what the drawn schedule says, of every choice of standards, stage, size and day', () => {
  function* cases() {
    for (const ids of choicesOf(4))
      for (const stage of stages)
        for (const people of [18, 140]) {
          const many = people > 100;
          const plan = planWith({ stage, people, notified: many ? 'yes' : 'no' });
          const tableDays = { quick: many ? 12 : 4, careful: 12 };
          const { paths } = pathsOf({ plan, pages: ids, tableDays }, data.phases, monday);
          const [quick = '', careful = ''] = (['quick', 'careful'] as const).map((length) =>
            latestOf(paths.flatMap((path) => path[length].map(({ until }) => until))),
          );
          if (quick) for (const day of wishes) yield { ids, stage, people, day, quick, careful, paths };
        }
  }
  const count = countSound(cases(), ({ day, quick, careful, paths }) => {
    const { kind, begin } = fitOf(paths, day);
    const seen = careful <= day ? 'room' : quick <= day ? 'tight' : 'late';
    if (kind !== seen) return `${kind}, drawn ${seen}`;
    return kind !== 'late' && begin < today ? `begins on ${begin}` : undefined;
  });
  expect(count).toBeGreaterThan(200_000);
});

const editions = holdableEditions(data.register);

/** Every month in which a certificate can end, from last year to five years on. */
const ends = Array.from({ length: 75 }, (_, index) => monthsAfter('2025-11-01', index).slice(0, 7));
const weeks = Array.from({ length: 72 }, (_, index) => dayAfter(today, index * 13));

test('no way of a held certificate begins in the past, outlives its edition, or is audited before its edition can be', () => {
  function* cases() {
    for (const { page, id: edition, named } of editions)
      for (const until of ends) for (const day of weeks) yield { page, edition, named, until, day };
  }
  const count = countSound(cases(), ({ page, edition, named, until, day }) => {
    const change = changeoverOf(`${page}@${edition}`, until, data, day);
    if (!change) return 'unknown';
    const { row, plans, target, kind } = change;
    const { firstAudits, lastNew, ends: end } = row;
    for (const way of plans) {
      const audit = auditIn(way);
      if ((way[0]?.from ?? '') < day) return `${kind} begins ${way[0]?.from}`;
      if (!audit || audit > lastDayOf(until)) return `${kind} audited ${audit}`;
      if (target === row.successor && firstAudits && audit < firstAudits.day) return `${kind} early ${audit}`;
      if (target === row.named && row.successor && named === row.named) {
        if (end && end.certainty !== 'single' && audit > end.day) return `${kind} after its end ${audit}`;
        if (lastNew && firstAudits && audit > lastNew.day) return `${kind} after its last audits ${audit}`;
      }
      const isRenewal = kind !== 'upgrade' && kind !== 'before';
      if (isRenewal && lastDayIn(way) > lastDayOf(until)) return `${kind} decided too late`;
    }
    const begins = plans.map(([first]) => first?.from);
    return `${begins}` === `${begins.toSorted()}` ? undefined : 'careful begins after quick';
  });
  expect(count).toBeGreaterThan(100_000);
});

test('every audit of a new plan is to an edition that is audited on its day', () => {
  const days = Array.from({ length: 1500 }, (_, index) => dayAfter(monday, index));
  const cases = data.register.flatMap((row) => days.map((day) => ({ row, day })));
  countSound(cases, ({ row, day }) => {
    const edition = editionAt(row, day, today);
    if (row.firstAudits && edition === row.successor && day < row.firstAudits.day) return 'too early';
    return row.firstAudits && edition === row.named && row.lastNew && day > row.lastNew.day
      ? 'too late'
      : undefined;
  });
});

test('more people never take fewer days or less time, and a range rises from its least to its most', () => {
  const counts = Array.from({ length: 40 }, (_, index) => Math.round(1.34 ** index));
  const pairs = choicesOf(2).filter(([one = '', two = one]) => !/iso-[13]\d{4}|iso-22[37]/.test(one + two));
  for (const ids of pairs) {
    let [apart, together, quick, careful] = [0, 0, '', ''];
    for (const people of counts) {
      const at = `${ids} ${people}`;
      const work = { pages: ids, people, trade: 'food-make', environment: 'medium', safety: 'high' } as const;
      const [once = 0, joint = 0] = (['no', 'yes'] as const).map((isJoint) => {
        const { total, floor } = auditDays({ ...work, joint: isJoint }, data.auditTime);
        for (const { low, table, high } of Object.values(total ?? {})) {
          expect(low, at).toBeLessThanOrEqual(table);
          expect(table, at).toBeLessThanOrEqual(high);
        }
        return total?.initial.low ?? floor ?? 0;
      });
      const plan = planWith({ door: 'buyer', std: ids, people, work: 'food', trade: 'food-make' });
      const last = planResult(plan, today, data).ways.map(({ dates }) => dates.at(-1));
      const [end = '', late = ''] = [0, 1].map((at) => latestOf(last.map((date) => date?.days[at] ?? '')));
      // Together never more than apart.
      const holds = [once >= apart, joint >= together, joint <= once, end >= quick, late >= careful];
      expect(holds, at).not.toContain(false);
      [apart, together, quick, careful] = [once, joint, end, late];
    }
  }
});

test('one figure, wherever it stands: the message, and the ways that screen, sheet, paper, calendar and table show', () => {
  function* plans(): Generator<Plan> {
    for (const std of choicesOf(2))
      for (const people of [undefined, 9, 140, 20_000])
        for (const month of [undefined, 'open', '2027-05-31', '2027-09-30'])
          for (const trade of [undefined, 'factory'])
            yield planWith({ door: 'buyer', std, people, month, work: 'paper', stage: 'some', trade });
    for (const { page, id } of editions)
      for (const end of ends)
        yield planWith({ door: 'hold', held: `${page}@${id}`, end, people: 45, work: 'metal' });
  }
  const count = countSound(plans(), (plan) => {
    const result = planResult(plan, today, data);
    const message = messageOf(result, data);
    const { keys, days, ways, verdict } = result;
    const text = JSON.stringify(result);
    const open = text.search(/\{\w+\}|undefined|NaN|Invalid/);
    if (open >= 0) return `left open: ${text.slice(open - 20, open + 20)}`;
    const lacking = keys.find(({ value }) => !message.includes(value));
    if (lacking) return `the message lacks ${lacking.value}`;
    if (result.pages.length > 0 && !message.includes(days.short)) return `the message lacks ${days.short}`;
    if (keys.length === 0 && ways.length > 0) return 'drawn without a date';
    if (keys.length > 0 && verdict.text === '') return 'a date without a verdict';
    for (const { plans: drawn, dates, flag } of ways) {
      const begins = drawn.map(({ phases }) => phases[0]?.from ?? '');
      const inHoliday = drawn.filter(({ phases }) => holidayOf(phases));
      if (!flag && inHoliday.length > 0) return 'audited in a holiday that could be waited for';
      if (inHoliday.some(({ phases }) => (phases[0]?.from ?? '') >= dayAfter(monday, 3 * 7)))
        return 'audited in a holiday, with time to begin before';
      if (begins.some((begin) => begin < today)) return `begins ${begins}`;
      if (dates[0]?.days.join() !== begins.join()) return `begin ${dates[0]?.days} is not drawn`;
    }
    const { range, figure } = days;
    return range && figure !== `${range.low} to ${range.high}` ? figure : undefined;
  });
  expect(count).toBeGreaterThan(3000);
});
