import { expect, test } from 'vitest';
import { linesOf } from './paste.ts';

const pasted = 'Please\u00A0pre\u00ADpare:\r\n•\tFirst  point\r\n·\u00A0Second\u200B point\r\n\r\nDone.';

test('what comes from a word processor is cleaned line by line', () => {
  expect(linesOf(pasted)).toEqual(['Please prepare:', 'First point', 'Second point', 'Done.']);
  expect(linesOf('6. December – two\u00A0pm')).toEqual(['6. December – two pm']);
});
