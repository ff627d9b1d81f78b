import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import type { Edition } from '#src/content/schemas/edition.ts';
import { sampleEditions, samples } from '#src/editions/fixture/editions.ts';
import { editionLabels } from '#src/editions/fixture/labels.ts';
import { commaSeparated, registerTable } from './table.ts';

test('the mark of UTF-8 comes first, and no spreadsheet takes a cell for a formula', () => {
  const register = registerTable([{ ...samples.expected, source: '=HYPERLINK("x")' }], editionLabels);
  expect(register).toMatch(/^\ufeffEdition,/);
  expect(register).toContain(',"\'=HYPERLINK(""x"")",');
  expect(commaSeparated([['=1+1', '+94', '-1', '@here', ' =1', 'a=1', '1 - 2']])).toBe(
    "\ufeff'=1+1,'+94,'-1,'@here,' =1,a=1,1 - 2\r\n",
  );
});

test('cells with commas, quotes or line breaks are quoted, quotes doubled, others left plain', () => {
  expect(commaSeparated([['plain', 'a, b', 'say "no"', 'two\nlines', '']])).toBe(
    '\ufeffplain,"a, b","say ""no""","two\nlines",\r\n',
  );
});

test('every row ends with CRLF, the last one too', () => {
  expect(commaSeparated([['a'], ['b']])).toBe('\ufeffa\r\nb\r\n');
});

const rowsOf = (editions: readonly Edition[]) => {
  const [heading = [], ...rows] = parse(registerTable(editions, editionLabels), { bom: true });
  return rows.map(
    (row: readonly string[]) => new Map(heading.map((name: string, at: number) => [name, row[at]])),
  );
};

test('a heading and a row for each standard, days as they sort, and how sure each is and what that means', () => {
  const lines = registerTable(sampleEditions, editionLabels).split('\r\n');
  expect(lines).toHaveLength(4);
  expect(lines[0]).toMatch(/^\ufeffEdition,Status,Amendment,Published,Published \(how sure\),Successor,/);
  expect(lines[1]).toContain(
    ',2028-03-31,Reported: several agree; confirm it,2028-12-31,Reported: several agree; confirm it,',
  );
  expect(lines[2]).toMatch(
    /^ISO 13485:2016,Current,,2016,Checked: read in the source,,.*,Elendi Labs,2026-10-02$/,
  );
});

test('the end of an edition in transition is never empty and never none', () => {
  const [row] = rowsOf([samples.endUnconfirmed]);
  expect(row?.get('Transition ends')).toBe('There is an end. Ask now.');
  expect(row?.get('Last day for a new certificate or audit (how sure)')).toBe(
    'One source: one body alone; ask yours',
  );
});

test('what is expected stands under a heading of its own', () => {
  const [row] = rowsOf([samples.expected]);
  expect([row?.get('Successor published'), row?.get('Successor expected')]).toEqual([
    '',
    'second half of 2027',
  ]);
});
