import { expect, test } from 'vitest';
import { scriptJson } from './page-data.ts';

const data = { name: '</script><script>alert(1)</script><!-- & "quoted" \u2028' };

test('cannot end the element it stands in, nor begin a comment, and reads back as what it was', () => {
  expect(scriptJson(data)).not.toContain('<');
  expect(JSON.parse(scriptJson(data))).toEqual(data);
});
