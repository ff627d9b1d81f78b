import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SearchEntry } from './index-file.ts';
import { meantNumber, rank, searchable } from './rank.ts';

const entry = (kind: SearchEntry['kind'], title: string, detail: string, text: string, ...words: string[]) =>
  searchable({ kind, title, href: `/${title}`, detail, text, words });

const all = [
  entry('page', 'ISO 9001:2015', 'Quality', 'A system for quality.', 'qms'),
  entry('page', 'ISO 22000:2018', 'Food', 'A system for food.'),
  entry('tool', 'Cost and time', '', 'What a system costs.', 'how much', 'price'),
  entry('question', 'What does it cost?', 'ISO 9001:2015', 'It depends.'),
  entry('question', 'What does it cost?', 'ISO 22000:2018', 'It depends.'),
  entry('term', 'Calibration', '', 'Comparing a device.'),
];
const found = (query: string) =>
  rank(all, query).map(({ kind, title, detail }) => `${kind} ${title} ${detail}`.trim());

test('a number, however written, is its page before all that mention it', () => {
  for (const query of ['9001', 'iso9001', 'ISO-9001:2015', 'iso 9001 certificate'])
    expect(found(query)[0]).toBe('page ISO 9001:2015 Quality');
});

test('a question of a page comes first where its page and its words are typed', () => {
  expect(found('cost of iso 22000')[0]).toBe('question What does it cost? ISO 22000:2018');
});

test('a synonym of several words counts as it stands', () => {
  expect(found('how much')[0]).toBe('tool Cost and time');
  expect(found('qms')).toEqual(['page ISO 9001:2015 Quality']);
});

test('whoever answers fewer of the words is left out', () => {
  expect(found('food system')).toEqual(['page ISO 22000:2018 Food']);
});

test('a slip is forgiven in a long word alone, and never where the word as typed leads somewhere', () => {
  expect(found('calibraton')).toEqual(['term Calibration']);
  expect(found('fod')).toEqual([]);
  expect(found('cost')).not.toContain('term Calibration');
});

test('no slip is forgiven in a number: the nearest is offered instead', () => {
  expect(found('9010')).toEqual([]);
  expect(meantNumber(all, '9010')).toBe('9001');
  expect(meantNumber(all, '22001')).toBe('22000');
  expect(meantNumber(all, '777777')).toBeUndefined();
  expect(meantNumber(all, 'tea')).toBeUndefined();
});

test.each(['  ', '...', '###', "'"])('%j finds nothing', (query) => {
  expect(found(query)).toEqual([]);
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
      for (const { title, detail } of results) if (number) expect(`${title} ${detail}`).toContain(number);
    }),
  );
});

test('a number that is meant is one of the site, and never the one that was typed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1000, max: 99_999 }).map(String), (typed) => {
      const meant = rank(all, typed).length > 0 ? undefined : meantNumber(all, typed);
      expect([undefined, '9001', '22000']).toContain(meant);
      expect(meant).not.toBe(typed);
    }),
  );
});
