import { expect, test } from 'vitest';
import { undrawnSigns } from './undrawn-signs.ts';

test('a sign that the fonts lack is named with its file, and what they have is not', () => {
  expect(
    undrawnSigns(
      new Map([
        ['a.yaml', 'plain – “text”\n½'],
        ['b.yaml', 'ලංකා Ł'],
      ]),
    ),
  ).toEqual([
    expect.stringMatching(/^b\.yaml holds .*U\+0DBD.*"Ł" \(U\+0141\), which the site's fonts lack/),
  ]);
});
