import fc from 'fast-check';
import { expect, test } from 'vitest';
import { auditDays } from '#src/features/plan/audit-time/audit-days.ts';
import { content } from '#src/site/content.ts';
import { answerOf, columnsOf, outermostOf, planDays } from './answer.ts';
import { compareData } from './from-content.ts';
import { rowsOf } from './rows.ts';

const data = compareData(content, (drawing) => `/${drawing}.svg`);
const ids = data.columns.map(({ id }) => id);
const rows = (pages: readonly string[], today?: string) => rowsOf(columnsOf(pages, data), data, today);
const answersTo = (question: string, pages: readonly string[], today?: string) => {
  const { differing, same } = rows(pages, today);
  return [...differing, ...same].find(({ id }) => id === question)?.answers.map(({ text }) => text);
};

test('whatever is chosen, every question is answered once for each, what differs apart from what is alike, and there is an answer', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(ids, { minLength: 2, maxLength: 4 }), (pages) => {
      const { differing, same } = rows(pages);
      expect([...differing, ...same]).toHaveLength(data.questions.length);
      for (const { answers } of [...differing, ...same]) {
        expect(answers.map(({ column }) => column.id)).toEqual(pages);
        for (const { text } of answers) expect(text).toMatch(/^[^{}[\]]{3,}$/);
      }
      const said = (row: (typeof same)[number]) =>
        new Set(row.answers.map(({ text, days }) => JSON.stringify([text, days]))).size;
      expect(same.map(said)).toEqual(same.map(() => 1));
      expect(Math.min(...differing.map(said))).toBeGreaterThan(1);
      expect(differing.some(({ isMinor }) => !isMinor)).toBe(true);
      const { headline, lead, partly } = answerOf(pages, data);
      expect([headline, lead].join(' ')).toMatch(/^[^{}]{20,}$/);
      for (const part of partly) expect(pages).toEqual(expect.arrayContaining([...part.pages]));
    }),
  );
});

// Facts: the register of editions, and IAF MD 5 as audit-time.yaml has it.
test('an edition is looked at on the day that is asked for', () => {
  const edition = (page: string, day?: string) => answersTo('edition', [page, 'ce-marking'], day)?.[0];
  expect(edition('iso-9001')).toBe(
    '2026 is out; ask which your audit uses. 2015 certificates are reported to run until 30 September 2029.',
  );
  expect(edition('iso-9001', '2029-10-01')).toBe('2026. 2015 is no longer accepted.');
  expect(edition('fssc-22000')).toBe('Audits to Version 6 until 30 April 2027, then to Version 7.');
  expect(edition('haccp')).toBe('Codex CXC 1-1969.');
});

test('auditor days stand there only with a table behind them, and are those of a plan', () => {
  const work = { trade: 'food-make', environment: 'medium', safety: 'medium' } as const;
  const columns = columnsOf(ids, data);
  const withTable = columns.filter(({ days }) => days).map(({ id }) => id);
  const some = fc.shuffledSubarray(withTable, { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(some, fc.constantFrom(data.days.people, 12, 80), (pages, people) => {
      const firm = { ...data, days: { ...data.days, people } };
      const { total } = auditDays({ pages, people, ...work }, content.auditTime);
      expect(total).toBeDefined();
      expect(planDays(pages, firm)).toEqual(total?.initial);
    }),
  );
  for (const { days, answers } of columns)
    expect(days === undefined).toBe(/^No public table|^None/.test(answers.days));
});

test('of what adds up, steps that contain each other count once, and what has no table does not', () => {
  const audited = (...pages: string[]) =>
    outermostOf(columnsOf(pages, data), data).flatMap(({ id, days }) => (days ? [id] : []));
  expect(audited('iso-9001', 'iso-17025', 'iso-14001')).toEqual(['iso-9001', 'iso-14001']);
  expect(audited('haccp', 'iso-22000', 'fssc-22000')).toEqual(['fssc-22000']);
  expect(audited('iso-22000', 'iso-9001')).toEqual(['iso-22000', 'iso-9001']);
  expect(audited('gmp', 'ce-marking')).toEqual([]);
});

test('a choice gets the most exact answer, and what holds for some of it is said of those', () => {
  const answer = (...pages: string[]) => answerOf(pages, data);
  const framed = 'Most of the system can be shared.';
  expect(answer('iso-14001', 'iso-27001').headline).toBe(framed);
  expect(answer('iso-9001', 'iso-15378').headline).toBe('One contains the other.');
  expect(answer('iso-9001', 'iso-17025').headline).toMatch(/^Documents, competence and audits carry over/);
  expect(answer('iso-9001', 'iso-14001', 'iso-19011')).toMatchObject({
    headline: 'One is guidance for audits.',
    partly: [
      {
        pages: ['iso-9001', 'iso-14001'],
        words: expect.stringMatching(/^Of the seven clauses they share, five/),
      },
    ],
  });
  expect(answer('fssc-22000', 'haccp', 'iso-22000').made?.id).toBe('haccp-iso-22000-fssc-22000');
});

test('the numbers in words of a comparison are those of its table', () => {
  const made = data.made.find(({ subjects }) => subjects);
  const subjects = made?.subjects ?? [];
  expect([subjects.filter(({ first, second }) => first && second).length, made?.tagline]).toEqual([
    15,
    expect.stringMatching(/^Fifteen/),
  ]);
});
