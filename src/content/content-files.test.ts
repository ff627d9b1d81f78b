import { expect, test } from 'vitest';
import { schemaOf } from './content-files.ts';
import { contentFiles } from './files.ts';

test('every file of content/ has its schema', () => {
  expect([...contentFiles().keys()].filter((file) => schemaOf(file) === undefined)).toEqual([]);
});
