import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { dayAfter, monthsAfter } from '#src/content/days.ts';
import { readLink, writeAnswers } from '#src/islands/link/read-link.ts';
import { content } from '#src/site/content.ts';
import { readTable } from '#tests/table.ts';
import { answersOf, type CertificateAnswers, certificatePoints } from './answers.ts';
import { checkData } from './from-content.ts';
import { judge, letterOf } from './judge.ts';

const data = checkData(content);
const today = '2026-11-21';

/** A certificate that nothing speaks against. */
const good: CertificateAnswers = {
  issuer: 'body',
  site: 'yes',
  edition: 'iso-13485@2016',
  scope: 'yes',
  issued: '2025-02-01',
  until: '2028-01-31',
  mark: 'yes',
  product: 'yes',
  listed: 'yes',
  arrangement: 'yes',
  confirmed: 'yes',
  register: 'yes',
};
const against = (change: CertificateAnswers, day = today) =>
  judge({ ...good, ...change }, data, day).against.map(({ level, point }) => `${level} ${point}`);

const rows = readTable('src/features/certificate/judge.yaml', z.record(z.string(), z.array(z.string())));

test.each(Object.entries(rows))('%s: %j', (answers, expected) => {
  const changed = [...new URLSearchParams(answers)];
  expect(against(Object.fromEntries(changed.map(([key, value]) => [key, value || undefined])))).toEqual(
    expected,
  );
});

test('an edition stops counting on the day after its transition has ended, whatever the register still says', () => {
  const old = { edition: 'iso-9001@2015', issued: '2028-01-01', until: '2029-12-31' };
  expect(against(old, '2029-09-30')).toEqual(['ask dates']);
  expect(against(old, '2029-10-01')).toEqual(['stop edition']);
  expect(against({ ...old, edition: 'iso-9001@2026' }, '2029-10-01')).toEqual([]);
});

test('every pair of days about those of the register: an impossible one is never good, and what is possible is', () => {
  const rows = data.editions.filter(
    ({ page, isBeyond }) => !isBeyond && !['iso-19011', 'ce-marking'].includes(page),
  );
  let judged = 0;
  for (const { id, page, from, isSuccessor } of rows) {
    const row = data.register.find((one) => one.page === page);
    const ends = isSuccessor ? undefined : row?.ends?.day;
    const months = ['iso-15189', 'iso-17025'].includes(page) ? 60 : 36;
    const fullTerm = (issued: string) => monthsAfter(issued, months);
    const about = [from, ends, today].flatMap((one) => (one ? [dayAfter(one, -1), one, dayAfter(one)] : []));
    const starts = [...about, '2024-06-30'];
    const lasts = starts.flatMap((one) => [one, fullTerm(one), dayAfter(fullTerm(one))]);
    for (const issued of starts)
      for (const until of [...about, ...lasts]) {
        judged += 1;
        const isPossible =
          (!from || issued >= from) &&
          issued <= today &&
          issued < until &&
          until >= today &&
          until <= fullTerm(issued) &&
          (!ends || until <= ends);
        const { kind } = judge({ ...good, edition: id, issued, until }, data, today);
        expect([id, issued, until, kind === 'good']).toEqual([id, issued, until, isPossible]);
      }
  }
  expect(judged).toBeGreaterThan(2000);
});

const days = fc.integer({ min: 0, max: 5000 }).map((count) => dayAfter('2018-01-01', count));
const maybe = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: undefined });
const looked = maybe(fc.constantFrom('yes', 'no', 'unknown'));
const anyAnswers: fc.Arbitrary<CertificateAnswers> = fc.record({
  ...Object.fromEntries(certificatePoints.map((point) => [point, looked])),
  dates: fc.constant(undefined),
  issuer: maybe(fc.constantFrom('body', 'iso', 'firm', 'nobody')),
  edition: maybe(fc.constantFrom(...data.editions.map(({ id }) => id), 'unknown')),
  issued: maybe(days),
  until: maybe(days),
});

test('whatever is answered: findings add up, none hides another, every view has the same, and a link keeps it', () => {
  fc.assert(
    fc.property(anyAnswers, days, (answers, day) => {
      const whole = judge(answers, data, day);
      const has = (level: string) => whole.findings.some((finding) => finding.level === level);
      const rest = whole.answered === 0 ? 'none' : whole.answered < whole.points.length ? 'soFar' : 'good';
      expect(whole.kind).toBe(has('stop') ? 'stop' : has('ask') ? 'ask' : rest);
      // Each answer says what it says alone; dates are held against the edition.
      for (const { id: point, answer, flag } of whole.points) {
        const { edition, issued, until, dates } = answers;
        const alone =
          point === 'dates' ? { edition, issued, until, dates } : { edition, [point]: answers[point] };
        const said = (of: typeof whole) => of.findings.filter((finding) => finding.point === point);
        expect(said(whole)).toEqual(said(judge(alone, data, day)));
        const isAnswered = Boolean(answers[point] ?? (point === 'dates' && (issued ?? until)));
        expect([answer !== undefined, flag !== undefined]).toEqual([isAnswered, isAnswered]);
      }
      expect(whole.points.map(({ number }) => number)).toEqual(whole.points.map((_, index) => index + 1));
      const letter = letterOf(whole, data.letter);
      for (const { ask, text } of whole.against) {
        expect(letter).toContain(ask);
        expect(text + ask).toMatch(/^[^{}]{10,}$/);
      }
      const read = readLink(`v1&${writeAnswers(answers)}`, data.asking, {}, (fields) =>
        answersOf(fields, data),
      );
      expect(judge(read.answers, data, day)).toEqual(whole);
    }),
    { numRuns: 3000 },
  );
});

test('the letter says what was read and asks what failed; without either it asks whether the certificate is valid', () => {
  const late = { edition: 'iso-9001@2026', issued: '2024-01-15', until: '2027-01-14', mark: 'no' };
  expect(letterOf(judge(late, data, today), data.letter)).toBe(
    `To [issuer]: please confirm certificate [certificate number] of [holder]. It names you as its issuer.

On 21 November 2026 we read on it:
- Standard: ISO 9001:2026
- Dates: 15 January 2024 – 14 January 2027

Please answer:
- It says issued 15 January 2024, but ISO 9001:2026 was published 16 September 2026. How is that possible?
- Under which accreditation, with which number, was it issued?
- Is it valid today, or has it been suspended or withdrawn?`,
  );
  expect(letterOf(judge({ edition: 'iso-15189@2012' }, data, today), data.letter)).toContain(
    '- It names ISO 15189:2012, which is no longer accepted. Which edition counts today?',
  );
  expect(letterOf(judge({ dates: 'unknown', edition: 'unknown' }, data, today), data.letter)).not.toMatch(
    'we read on it',
  );
});

test('what a link has beyond the questions is told', () => {
  const { answers, complaint } = readLink(
    '#v1&issuer=me&site=no&until=2026-13-01&x=1',
    data.asking,
    {},
    (fields) => answersOf(fields, data),
  );
  expect(answers).toEqual({ site: 'no' });
  expect(complaint).toBe('Part of this link could not be read: look at your answers.');
});
