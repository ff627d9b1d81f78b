import { readFile } from 'node:fs/promises';
import type { InlineHashes } from './hashes.ts';
import {
  defaultStrictTransport,
  type SecurityHeaders,
  type StrictTransport,
  securityHeaders,
} from './headers.ts';
import type { Redirect } from './redirects.ts';

/** What a server must know of a build besides its files: `generated/site.json`. */
export type Site = InlineHashes & {
  redirects: Redirect[];
  strictTransport: StrictTransport;
  /** Sample values are left: wherever it is published, search engines are asked not to list it. */
  isDraft: boolean;
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isStrings = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string');
const isRedirect = (value: unknown): value is Redirect =>
  isObject(value) && typeof value.from === 'string' && typeof value.to === 'string';

// Checked by hand: the server that runs from this needs no package at all.
const isSite = (value: unknown): value is Site => {
  if (!isObject(value)) return false;
  const { scripts, styles, redirects, strictTransport, isDraft } = value;
  return (
    isStrings(scripts) &&
    isStrings(styles) &&
    Array.isArray(redirects) &&
    redirects.every(isRedirect) &&
    typeof isDraft === 'boolean' &&
    isObject(strictTransport) &&
    Object.entries(defaultStrictTransport).every(
      ([key, value]) => typeof strictTransport[key] === typeof value,
    )
  );
};

/** Reads `site.json`. Throws with the file's name when it is missing or is not what `npm run build` writes. */
export const readSite = async (file: string): Promise<Site> => {
  const site: unknown = JSON.parse(await readFile(file, 'utf8'));
  if (!isSite(site)) throw new Error(`${file} is not what npm run build writes. Run npm run build again.`);
  return site;
};

/** The security headers that the answers of a build carry, by the kind of response. */
export const siteHeaders = (site: Site, secure: boolean): SecurityHeaders =>
  securityHeaders({ ...site, secure });
