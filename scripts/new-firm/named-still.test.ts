import { expect, test } from 'vitest';
import { namedStill } from './named-still.ts';

const texts = new Map([
  [
    'content/a.yaml',
    'lines:\n  - Read ISO 22000 first.\n  - Harder than 22000.\n  - FSSC 22000 contains it.\n',
  ],
  ['content/b.yaml', 'text: See ISO 22000-1 and 122000 others.\n'],
  ['content/c.yaml', 'text: ISO/IEC 17025:2017, for laboratories\n'],
  ['content/d.md', 'ISO 22000\n'],
]);

test.each([
  [['ISO 22000:2018'], [['content/a.yaml', ['lines[0]', 'lines[1]']]]],
  [['FSSC 22000'], [['content/a.yaml', ['lines[2]']]]],
  [
    ['ISO/IEC 17025:2017', 'FSSC 22000'],
    [
      ['content/a.yaml', ['lines[2]']],
      ['content/c.yaml', ['text']],
    ],
  ],
  [['ISO 9001:2015'], []],
])('sentences that name %j are found, those about its namesakes are not', (codes, found) => {
  expect([...namedStill(texts, codes)]).toEqual(found);
});
