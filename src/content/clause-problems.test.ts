import { expect, test } from 'vitest';
import { clauseProblems } from './clause-problems.ts';

const head = '---\ntitle: Terms\n---\n';

test('clauses with words and lists are left alone', () => {
  expect(clauseProblems(`${head}\n## Scope\n\nAs agreed.\n\n- one\n- two\n\n## Payment\n\nSoon.\n`)).toEqual(
    [],
  );
});

test.each([
  ['a heading of another size', '### Fees\n\nNone.', 8, /of another size/],
  ['what a tool for versions has left', '<<<<<<< HEAD\nOld.\n=======\nNew.', 8, /of another size/],
  ['a heading without its space', '##Fees\n\nNone.', 8, /lacks the space behind ##: write '## '/],
  ['a heading written twice', '## Scope\n\nAgain.', 8, /"Scope" is the heading of a clause above/],
  ['a clause without words', '## Fees', 8, /"Fees" is a clause without words: write them/],
  ['a heading that no link can be made of', '## සේවා\n\nNone.', 8, /without Latin letters/],
])('%s is named by its line', (_, text, line, said) => {
  expect(clauseProblems(`${head}## Scope\n\nAs agreed.\n\n${text}\n`)).toEqual([
    { line, message: expect.stringMatching(said) },
  ]);
});

test('words before the first clause are named', () => {
  expect(clauseProblems(`${head}We agree.\n\n## Scope\n\nAll.\n`)).toEqual([
    { line: 4, message: expect.stringMatching(/before the first clause and is never shown/) },
  ]);
});
