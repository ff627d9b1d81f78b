import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { projectRoot } from '#build/paths.ts';

const addresses = z.record(z.string(), z.string());
const published = addresses.parse(parse(readFileSync(join(projectRoot, 'content/addresses.yaml'), 'utf8')));

/**
 * Whether a page of the specification is one of this site. Each is, until another firm says in the beginning which
 * standards it does not offer: content/addresses.yaml is never shortened after that.
 */
export const isPublished = (address: string) => Object.hasOwn(published, address.replace(/#.*/, ''));
