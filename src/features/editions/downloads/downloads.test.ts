import { expect, test } from 'vitest';
import { content } from '#src/site/content.ts';
import { contentLines, escapedText } from './content-lines.ts';
import { commaSeparated, registerTable } from './table.ts';

// What it says of the register is read by another reader, of the built site: tests/html.
test('the mark of UTF-8 comes first, and no spreadsheet takes a cell for a formula', () => {
  const formulas = content.editions.map((row) => ({ ...row, source: '=HYPERLINK("x")' }));
  const register = registerTable(formulas, content.editionLabels);
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

const octets = (text: string) => new TextEncoder().encode(text).length;

test('every line ends with CRLF; one of 75 octets stays whole, one of 76 is folded with a space', () => {
  const whole = 'X'.repeat(75);
  expect(contentLines([whole, `${whole}Y`, 'Z'])).toBe(`${whole}\r\n${whole}\r\n Y\r\nZ\r\n`);
});

test('folding counts octets, splits no character and loses none', () => {
  const line = `NOTE:${'naïve café £5 – 😀 ශ්‍රී ලංකා '.repeat(12)}`;
  const folded = contentLines([line]);
  for (const piece of folded.split('\r\n')) expect(octets(piece)).toBeLessThanOrEqual(75);
  expect(folded).not.toContain('\uFFFD');
  expect(folded.replaceAll('\r\n ', '').replace(/\r\n$/, '')).toBe(line);
});

test('separators and line breaks in a text are escaped, the backslash once', () => {
  expect(escapedText('a, b; c\\d\ne\r\nf')).toBe('a\\, b\\; c\\\\d\\ne\\nf');
});
