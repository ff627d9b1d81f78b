import { expect, test } from 'vitest';
import { asMarkdown, linesOf } from './paste.ts';

const pasted = 'Please\u00A0pre\u00ADpare:\r\n•\tFirst  point\r\n·\u00A0Second\u200B point\r\n\r\nDone.';

test('what comes from a word processor is cleaned, line by line, and its bullets are noticed', () => {
  expect(linesOf(pasted)).toEqual({
    lines: ['Please prepare:', 'First point', 'Second point', 'Done.'],
    hadBullets: true,
  });
  expect(linesOf('One – two\u00A0three')).toEqual({ lines: ['One – two three'], hadBullets: false });
});

test('in Markdown bullets are a list, and other lines paragraphs', () => {
  expect(asMarkdown(pasted)).toBe('Please prepare:\n\n- First point\n- Second point\n\nDone.');
});
