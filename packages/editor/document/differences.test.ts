import { expect, test } from 'vitest';
import { z } from 'zod';
import { readTable } from '../../../tests/table.ts';
import { differences } from './differences.ts';

const pair = z.strictObject({ before: z.unknown(), after: z.unknown(), found: z.array(z.unknown()) });
const pairs = readTable('packages/editor/document/differences.yaml', z.record(z.string(), pair));

test.each(Object.entries(pairs))('%s', (_, { before, after, found }) => {
  expect(differences(before, after)).toEqual(found);
});
