import { expect, test } from 'vitest';
import { contentFiles } from '#src/content/files.ts';
import { schemaOf } from './content-files.ts';

test('every file of content/ has its schema', () => {
  expect([...contentFiles().keys()].filter((file) => schemaOf(file) === undefined)).toEqual([]);
});
