import { expect, test } from 'vitest';
import { escapeXml } from './escape-xml.ts';

test('leaves no character that XML would read as markup', () => {
  expect(escapeXml('a<b> & "c"')).toBe('a&lt;b&gt; &amp; &quot;c&quot;');
});

test('escapes once: what looks escaped is text as well', () => {
  expect(escapeXml('&amp;')).toBe('&amp;amp;');
});
