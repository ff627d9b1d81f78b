import { expect, test } from 'vitest';
import { contentLines, escapedText } from './content-lines.ts';

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
