import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Answer, bands } from '#src/content/tool-vocabulary.ts';
import { anyAnswers, assessed } from '../fixture/any-plan.ts';
import { readiness } from '../fixture/data.ts';
import { pictureOf } from './picture.ts';
import { clauseIn, questionBlocks, questionsOf } from './questions.ts';

type Answers = Record<string, Answer>;

/** The same answer to every question of a standard, but those given. */
const answered = (page: string, answer: Answer, but: Answers = {}): Answers => ({
  ...Object.fromEntries(questionsOf(page, readiness).map(({ id }) => [id, answer])),
  ...but,
});
const picture = (page: string, answers: Answers) => pictureOf(page, answers, readiness);

test('the six standards have their questions, shared ones once', () => {
  expect(assessed).toEqual(['iso-9001', 'iso-14001', 'iso-45001', 'iso-22000', 'iso-27001', 'iso-13485']);
  expect(assessed.map((page) => questionsOf(page, readiness).length)).toEqual([25, 24, 24, 28, 27, 21]);
  const blocks = questionBlocks(['iso-13485', 'iso-9001', 'iso-14001'], readiness);
  expect(blocks.map(({ pages }) => pages)).toEqual([
    ['iso-9001', 'iso-14001'],
    ['iso-9001'],
    ['iso-14001'],
    ['iso-13485'],
  ]);
});

test.each(assessed)('%s: all in place with records is ready, all in place is building', (page) => {
  expect(picture(page, answered(page, '3'))).toMatchObject({
    overall: 'ready',
    text: 'Ready to be tested. Agree the dates; an auditor will still find something.',
  });
  const inPlace = picture(page, answered(page, '2'));
  expect(inPlace.columns.map(({ mark }) => mark)).toEqual(inPlace.columns.map(() => 666));
  expect(inPlace).toMatchObject({ overall: 'building', openGates: [] });
  expect(inPlace.text).toBe('Building. The frame is up; work on the lowest columns.');
});

test.each([
  ['iso-9001', '4 5 6 7 8 9 10'],
  ['iso-27001', '4 5 6 7 8 9 10 A'],
  ['iso-13485', '4 5 6 7 8'],
])('the columns of %s are its clauses: %s', (page, clauses) => {
  expect(
    picture(page, {})
      .columns.map(({ clause }) => clause)
      .join(' '),
  ).toBe(clauses);
});

test('a gate that is not in place holds it at building', () => {
  expect(picture('iso-9001', answered('iso-9001', '3', { s14: '1' }))).toMatchObject({
    overall: 'building',
    openGates: ['9.2'],
    text: 'Building. Without clause 9.2 a stage 2 audit makes no sense: close these first.',
  });
  const { s14: _, ...unanswered } = answered('iso-9001', '3', { s3: '0' });
  expect(picture('iso-9001', unanswered).text).toBe(
    'Building. Without clauses 4.3 and 9.2 a stage 2 audit makes no sense: close these first.',
  );
  expect(picture('iso-9001', answered('iso-9001', '3', { s14: '2' })).overall).toBe('ready');
});

test('what is less than building stays beginning, gates or not', () => {
  expect(picture('iso-9001', answered('iso-9001', '1'))).toMatchObject({
    overall: 'beginning',
    text: 'Beginning. Set scope and policy first, and look at the gaps before you write.',
  });
});

test('the whole is shown from 80 per cent answered', () => {
  const ids = questionsOf('iso-9001', readiness).map(({ id }) => id);
  const first = (count: number): Answers => Object.fromEntries(ids.slice(0, count).map((id) => [id, '3']));
  expect(picture('iso-9001', first(19))).toMatchObject({
    overall: undefined,
    answered: 19,
    questions: 25,
    text: '19 of 25 answered. The picture appears from 20.',
  });
  expect(picture('iso-9001', first(20)).overall).toBe('ready');
});

test('what does not apply counts as answered, and counts no column down', () => {
  const waived = { q1: 'n', q4: 'n' } as const;
  const { columns, answered: count } = picture('iso-9001', answered('iso-9001', '3', waived));
  expect(columns.map(({ mark }) => mark)).toEqual(columns.map(() => 1000));
  expect(count).toBe(25);
});

test('a clause without an answer is open, and so is its gate', () => {
  const column = picture('iso-45001', { s4: '2' }).columns.find(({ clause }) => clause === '5');
  expect(column).toEqual({
    clause: '5',
    mark: 666,
    band: 'building',
    label: 'Building',
    gates: [{ clause: '5.4', isOpen: true }],
  });
  expect(picture('iso-45001', {}).columns[0]).toMatchObject({
    mark: undefined,
    band: undefined,
    label: 'Open',
  });
});

// Three questions of clause 5 give marks by ninths; those of clause 8 of ISO 22000 by thirtieths.
test.each([
  [['1', '1'], 333, 'Beginning'],
  [['2', '1'], 500, 'Building'],
  [['3', '1'], 666, 'Building'],
  [['3', '2'], 833, 'Nearly there'],
  [['3', '3'], 1000, 'Ready to be tested'],
] as const)('clause 5 answered with %j has %i of 1000 marks: %s', ([s4, s5], mark, label) => {
  const column = picture('iso-9001', { s4, s5 }).columns.find(({ clause }) => clause === '5');
  expect(column).toMatchObject({ mark, label });
});

test('a band begins at its mark: 900 of 1000 is ready to be tested, 700 nearly there, 400 building', () => {
  const food = questionsOf('iso-22000', readiness).filter(({ clause }) => /^8\./.test(clause));
  const [a, b, c, ...rest] = food.map(({ id }) => id);
  if (!a || !b || !c || rest.length !== 7) throw new Error('Clause 8 of ISO 22000 has ten questions.');
  const label = (answers: Answers) =>
    picture('iso-22000', answers).columns.find(({ clause }) => clause === '8')?.label;
  const others = (answer: Answer): Answers => Object.fromEntries(rest.map((id) => [id, answer]));
  expect(label({ ...others('3'), [a]: '3', [b]: '3', [c]: '0' })).toBe('Ready to be tested');
  expect(label({ ...others('3'), [a]: '0', [b]: '0', [c]: '0' })).toBe('Nearly there');
  expect(label({ ...others('1'), [a]: '3', [b]: '1', [c]: '1' })).toBe('Building');
  expect(label({ ...others('1'), [a]: '2', [b]: '1', [c]: '1' })).toBe('Beginning');
});

test.each([
  ['s8', '6.3 | 6.3 (from 2026) | 8.1.3 | 6.3 | 6.3'],
  ['s16', '10.2 | 10.2 | 10.2 | 10.1 | 10.2'],
])('the shared question %s asks about the clause of each standard: %s', (shared, clauses) => {
  const question = readiness.shared.find(({ id }) => id === shared);
  expect(
    assessed
      .slice(0, 5)
      .map((page) => question && clauseIn(question, page))
      .join(' | '),
  ).toBe(clauses);
});

test('a better answer never lowers a band, of a clause or of the whole', () => {
  const rank = (band: (typeof bands)[number] | undefined) => (band ? bands.indexOf(band) : -1);
  const better = { '0': '1', '1': '2', '2': '3' } as const;
  fc.assert(
    fc.property(fc.constantFrom(...assessed), anyAnswers, fc.nat(), (page, given, at) => {
      const full = { ...answered(page, '2'), ...given };
      const raisable = Object.entries(full).filter(([, answer]) => answer !== '3' && answer !== 'n');
      const [id, answer] = raisable[at % Math.max(1, raisable.length)] ?? [];
      if (!id || !answer || answer === '3' || answer === 'n') return;
      const [before, after] = [picture(page, full), picture(page, { ...full, [id]: better[answer] })];
      expect(rank(after.overall)).toBeGreaterThanOrEqual(rank(before.overall));
      before.columns.forEach(({ band }, index) => {
        expect(rank(after.columns[index]?.band)).toBeGreaterThanOrEqual(rank(band));
      });
    }),
  );
});
