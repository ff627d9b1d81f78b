import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { z } from 'zod';
import { projectRoot } from '#build/paths.ts';

/** Reads a table of the tests: YAML, by its path in the project. */
export const readTable = <T>(path: string, schema: z.ZodType<T>): T =>
  schema.parse(parse(readFileSync(join(projectRoot, path), 'utf8')));
