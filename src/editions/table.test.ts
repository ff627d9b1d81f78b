import { expect, test } from 'vitest';
import { commaSeparated } from './table.ts';

test('cells with commas, quotes or line breaks are quoted, quotes doubled, others left plain', () => {
  expect(commaSeparated([['plain', 'a, b', 'say "no"', 'two\nlines', '']])).toBe(
    'plain,"a, b","say ""no""","two\nlines",\r\n',
  );
});

test('every row ends with CRLF, the last one too', () => {
  expect(commaSeparated([['a'], ['b']])).toBe('a\r\nb\r\n');
});
