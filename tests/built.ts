import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const dist = join(import.meta.dirname, '../dist');

/** A page of the build: its file below dist/, and the address it answers at. */
export type BuiltPage = { address: string; file: string; html: string };

/** The file of the page for addresses that do not exist. */
export const notFoundFile = '404.html';

const addressOf = (file: string) => `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`;

const htmlFiles = () => {
  try {
    return readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  } catch {
    throw new Error('dist/ cannot be read: these tests look at the built site, so run npm run build first.');
  }
};

/** Every page in dist/, so that a new one is tested unasked. Throws when nothing has been built. */
export const builtPages: readonly BuiltPage[] = htmlFiles()
  .sort()
  .map((file) => ({ address: addressOf(file), file, html: readFileSync(join(dist, file), 'utf8') }));

/** All files of the build, by address: `/art/hero.svg`. */
export const builtFiles: ReadonlySet<string> = new Set(
  readdirSync(dist, { recursive: true, encoding: 'utf8' }).map((file) => `/${file}`),
);
