import { expect, test } from 'vitest';
import { sampleEditions } from './sample-editions.ts';
import { editionLabels } from './sample-labels.ts';
import { commaSeparated, registerTable } from './table.ts';

test('cells with commas, quotes or line breaks are quoted, quotes doubled, others left plain', () => {
  expect(commaSeparated([['plain', 'a, b', 'say "no"', 'two\nlines', '']])).toBe(
    'plain,"a, b","say ""no""","two\nlines",\r\n',
  );
});

test('every row ends with CRLF, the last one too', () => {
  expect(commaSeparated([['a'], ['b']])).toBe('a\r\nb\r\n');
});

test('the register has a heading, a row for each standard, days as they sort, and how sure each is', () => {
  const lines = registerTable(sampleEditions, editionLabels).split('\r\n');
  expect(lines).toHaveLength(4);
  expect(lines[0]).toMatch(/^Edition,Status,Amendment,Published,Published \(how sure\),Successor,/);
  expect(lines[1]).toContain(
    ',2028-03-30,Reported: confirm with your certification body,2028-12-31,Reported: confirm',
  );
  expect(lines[2]).toBe('ISO 13485:2016,Current,,2016,Checked,,,,,,,,Elendi Labs,2026-10-02');
});
