import { expect, test } from 'vitest';
import { unnamedIn } from './unnamed.ts';

test('an entry whose word was never filled in is wrong, wherever it stands', () => {
  const value = {
    phones: { office: { label: 'A' }, newKey: { label: 'newKey' }, 'newKey-1': null },
    list: [{ words: { newKey: '' } }],
    newKeys: undefined,
  };
  const problems = unnamedIn(value, 'content/a.yaml');
  expect(problems.map(({ field }) => field)).toEqual([
    'phones.newKey',
    'phones.newKey-1',
    'list[0].words.newKey',
  ]);
  expect(problems[0]).toMatchObject({
    file: 'content/a.yaml',
    message: expect.stringMatching(/^Write a word/),
  });
  expect(unnamedIn({ phones: { office: {} }, list: ['newKey'] }, 'content/a.yaml')).toEqual([]);
});
