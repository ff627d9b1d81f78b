import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Where this package lies: the file that the build makes of it lies elsewhere. */
const folder = join(createRequire(import.meta.url).resolve('@site/isometric/package.json'), '..');

/** A file of this package that is no code. */
export const readText = (file: string): string => readFileSync(join(folder, file), 'utf8');
