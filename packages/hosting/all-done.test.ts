import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { allDone } from './all-done.ts';

test('gives what all give, in their order', async () => {
  expect(await allDone([wait(10, 'one'), Promise.resolve('two')])).toEqual(['one', 'two']);
});

test('fails when one has failed, and not before the others are done', async () => {
  let isWritten = false;
  const slow = wait(20).then(() => {
    isWritten = true;
  });
  await expect(allDone([Promise.reject(new Error('no space')), slow])).rejects.toThrow('no space');
  expect(isWritten).toBe(true);
});
