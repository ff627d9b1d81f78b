import { expect, test } from 'vitest';
import { content } from '#src/site/content.ts';
import { samples } from '../fixture/editions.ts';
import { commaSeparated, registerTable } from './table.ts';

// What it says of the register is read by another reader, of the built site: tests/html.
test('the mark of UTF-8 comes first, and no spreadsheet takes a cell for a formula', () => {
  const register = registerTable([{ ...samples.expected, source: '=HYPERLINK("x")' }], content.editionLabels);
  expect(register).toMatch(/^\ufeff\w/);
  expect(register).toContain(',"\'=HYPERLINK(""x"")",');
  expect(commaSeparated([['=1+1', '+94', '-1', '@here', ' =1', 'a=1', '1 - 2']])).toBe(
    "\ufeff'=1+1,'+94,'-1,'@here,' =1,a=1,1 - 2\r\n",
  );
});

test('cells with commas, quotes or line breaks are quoted, quotes doubled, others left plain', () => {
  const rows = [
    ['plain', 'a, b', 'say "no"'],
    ['two\nlines', ''],
  ];
  expect(commaSeparated(rows)).toBe('\ufeffplain,"a, b","say ""no"""\r\n"two\nlines",\r\n');
});
