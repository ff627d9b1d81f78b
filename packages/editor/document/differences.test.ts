import { expect, test } from 'vitest';
import { differences } from './differences.ts';

test('a text is named by its field, and cut to the words that differ', () => {
  const call = (day: string) => ({
    call: { text: `You can reach us by telephone on ${day} from nine until five` },
  });
  expect(differences(call('Monday'), call('Tuesday'))).toEqual([
    {
      field: 'call.text',
      before: '… us by telephone on Monday from nine until five',
      after: '… us by telephone on Tuesday from nine until five',
    },
  ]);
  expect(differences(call('Monday'), call('Monday'))).toEqual([]);
  // Words that are only added stand with those around them.
  const added = { field: 'a', before: 'one two', after: 'one and two' };
  expect(differences({ a: 'one two' }, { a: 'one and two' })).toEqual([added]);
});

test('a field that comes in or goes has one side alone', () => {
  expect(differences({ a: 'x' }, { b: 5 })).toEqual([
    { field: 'a', before: 'x' },
    { field: 'b', after: '5' },
  ]);
});

test('an entry put before others is the only difference, and one that moves leaves a place for another', () => {
  const [a, b] = [{ name: 'A' }, { name: 'B', town: 'Kandy' }];
  expect(differences([a], [b, a])).toEqual([{ field: '[0]', after: 'B · Kandy' }]);
  expect(differences({ list: [a, b] }, { list: [b, a] })).toEqual([
    { field: 'list[1]', after: 'A' },
    { field: 'list[0]', before: 'A' },
  ]);
});
