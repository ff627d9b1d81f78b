import { expect, test } from 'vitest';
import { escapeXml } from './escape-xml.ts';

test('leaves no character that XML would read as markup, and escapes once: what looks escaped is text', () => {
  expect(escapeXml('a<b> & "c" &amp;')).toBe('a&lt;b&gt; &amp; &quot;c&quot; &amp;amp;');
});
