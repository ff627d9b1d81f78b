import { readFile } from 'node:fs/promises';
import type { siteOf } from './site-of.ts';

/** What every host is told of a build besides its files: `generated/site.json`. */
export type Site = ReturnType<typeof siteOf>;

export const readSite = async (file: string): Promise<Site> => JSON.parse(await readFile(file, 'utf8'));
