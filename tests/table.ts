import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { z } from 'zod';

/** Reads a table of the tests: YAML, by its path below this folder. */
export const readTable = <T>(path: string, schema: z.ZodType<T>): T =>
  schema.parse(parse(readFileSync(join(import.meta.dirname, path), 'utf8')));
