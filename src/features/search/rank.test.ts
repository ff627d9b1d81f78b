import fc from 'fast-check';
import { expect, test } from 'vitest';
import { meantNumber, rank, type SearchEntry, searchable } from './rank.ts';

const entry = (kind: SearchEntry['kind'], title: string, detail: string, text: string, ...words: string[]) =>
  searchable({ kind, title, href: `/${title}`, detail, text, words });

/** Made so that each place and each way in which a word may be found decides between two of them. */
const all = [
  entry('term', 'Certificate', '', 'Of 9001 or another.'),
  entry('page', 'ISO 9001:2015', 'Quality', 'A system for quality.', 'qms'),
  entry('page', 'ISO 22000:2018', 'Food', 'A system for food, in a mill.'),
  entry('tool', 'Cost and time', '', 'What a system costs.', 'how much', 'price'),
  entry('question', 'What does it cost?', 'ISO 9001:2015', 'It depends.'),
  entry('question', 'What does it cost?', 'ISO 22000:2018', 'It depends.'),
  entry('question', 'Is 9001 enough?', '', 'Ask your buyer.'),
  entry('tool', 'Calendar', '9001', 'Days.'),
  entry('term', 'Calibration', '', 'Comparing a device.'),
  entry('term', 'Gauge', '', 'A device.'),
  entry('page', 'Harbours', '', ''),
  entry('page', 'Harbour', '', 'A mill at the quay.'),
  entry('tool', 'Quay', 'Mill', ''),
  entry('page', 'Boiler', 'Vessel', ''),
  entry('page', 'Press', 'Biolers, vessel', ''),
  entry('tool', 'Volts 2204', '', ''),
  entry('tool', 'Mains', '220', ''),
];
const found = (query: string) =>
  rank(all, query).map(({ kind, title, detail }) => `${kind} ${title} ${detail}`.trim());

const nine = 'page ISO 9001:2015 Quality';
const food = 'page ISO 22000:2018 Food';
const costOfFood = 'question What does it cost? ISO 22000:2018';

test.each<[of: string, query: string, ...found: string[]]>([
  ['a detail before a text, pages as they stand', 'mill', 'tool Quay Mill', food, 'page Harbour'],
  ['pages before terms', '9001 certificate', nine, 'term Certificate'],
  [
    'a number before all that mention it, a detail before a question',
    'ISO-9001:2015',
    nine,
    'tool Calendar 9001',
    'question What does it cost? ISO 9001:2015',
    'question Is 9001 enough?',
    'term Certificate',
  ],
  ['half a number less than a whole one', '220', food, 'tool Mains 220', 'tool Volts 2204', costOfFood],
  ['a question where its page and its words are typed', 'cost of iso 22000', costOfFood, food],
  ['a synonym of several words', 'how much', 'tool Cost and time'],
  ['a word before what begins with it', 'harbour', 'page Harbour', 'page Harbours'],
  ['who answers fewer words is left out', 'mill harbour', 'page Harbour'],
  ['who answers one of two is found for it', 'food harbour', 'page Harbour', 'page Harbours', food],
  ['a word that nobody has leaves the rest', 'food zzzzz', food],
  ['a slip in a word of five letters', 'hrbour', 'page Harbours', 'page Harbour'],
  ['a slip in its first letter', 'jarbour', 'page Harbours', 'page Harbour'],
  ['none in its first two', 'ahrbour'],
  ['none in a word of four', 'fodo'],
  ['none in what is nearly a number', '2200o'],
  ['none in a text', 'devics'],
  ['two slips in a word of eight', 'calbratoin', 'term Calibration'],
  ['none where a word as typed leads somewhere', 'food calibraton', food],
  ['but where all words lead to one together', 'calibraton device', 'term Calibration'],
  ['a slip counts for less', 'bioler vesesl', 'page Press Biolers, vessel', 'page Boiler Vessel'],
])('%s: %s', (_, query, ...expected) => {
  expect(found(query)).toEqual(expected);
});

test('no slip is forgiven in a number: the nearest is offered instead, two slips away at most', () => {
  expect(found('9010')).toEqual([]);
  const meant = [
    ['9010', '9001'],
    ['9100', '9001'],
    ['22001', '22000'],
    ['1100', undefined],
    ['901', undefined],
    ['777777', undefined],
    ['tea', undefined],
  ] as const;
  for (const [typed, number] of meant) expect(meantNumber(all, typed), typed).toBe(number);
});

const query = fc.oneof(
  fc.string({ unit: fc.nat(0xffff).map((code) => String.fromCharCode(code)) }),
  fc
    .array(fc.constantFrom('iso', '9001', '22000', 'food', 'cost', 'of', 'calibraton', '9010', '...'))
    .map((words) => words.join(' ')),
);

test('whatever is typed, each is found once, and what is found for a number is never another number', () => {
  fc.assert(
    fc.property(query, (typed) => {
      const results = rank(all, typed);
      expect(new Set(results).size).toBe(results.length);
      const [number] = /^\d{4,5}$/.exec(typed) ?? [];
      for (const { title, detail, text } of results)
        if (number) expect(`${title} ${detail} ${text}`).toContain(number);
    }),
  );
});
