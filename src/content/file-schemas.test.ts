import { afterEach, expect, test, vi } from 'vitest';
import { schemaOf } from './file-schemas.ts';
import { contentFiles, mediaNames, routeAddresses } from './files.ts';
import { loadContent } from './load.ts';
import { Reader } from './reader.ts';

afterEach(() => vi.restoreAllMocks());

test('every file is known by the schema with which the site reads it', () => {
  const files = contentFiles();
  const read = vi.spyOn(Reader.prototype, 'yaml');
  loadContent(files, mediaNames(), routeAddresses());
  const used = new Map(read.mock.calls);
  expect([...used.keys()].filter((file) => schemaOf(file) !== used.get(file))).toEqual([]);
  expect([...files.keys()].filter((file) => schemaOf(file) === undefined)).toEqual([]);
  expect([...files.keys()].filter((file) => file.endsWith('.yaml') && !used.has(file))).toEqual([]);
});
