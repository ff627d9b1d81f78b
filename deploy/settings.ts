import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { defaultStrictTransport, type StrictTransport } from './headers.ts';
import { errorCode, Problem } from './problem.ts';
import type { Redirect } from './redirects.ts';

/** What the owner may set about hosting. Both files may be missing. */
export type Settings = { redirects: Redirect[]; strictTransport: StrictTransport };

const ownAddress = 'an address on this site that begins with one slash, such as /about';
const isOwnAddress = (value: string) => /^\/(?![/\\])[^\s\\]*$/.test(value);

const redirectsFile = 'content/redirects.yaml';
const redirectTable = z.record(
  z.string().refine((from) => isOwnAddress(from) && !/[?#]|.\/$|\.html$/.test(from), {
    error: `is no ${ownAddress.slice(3)}, without query, .html or slash at the end`,
  }),
  z.string().refine((to) => isOwnAddress(to) && !to.includes('?'), { error: `must be ${ownAddress}` }),
);

const hostingFile = 'content/hosting.yaml';
const hosting = z.strictObject({
  strictTransport: z
    .strictObject({
      maxAge: z.int().min(0).default(defaultStrictTransport.maxAge),
      includeSubDomains: z.boolean().default(defaultStrictTransport.includeSubDomains),
      preload: z.boolean().default(defaultStrictTransport.preload),
    })
    .default(defaultStrictTransport),
});

async function readYaml<T>(root: string, file: string, schema: z.ZodType<T>): Promise<T> {
  let value: unknown;
  try {
    value = parse(await readFile(join(root, file), 'utf8')) ?? {};
  } catch (error) {
    if (errorCode(error) !== 'ENOENT')
      throw new Problem(`${file}: ${error instanceof Error ? error.message : error}`);
    value = {};
  }
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `${file}: ${issue.path.join('.')}: ${issue.message}`);
  throw new Problem(lines.join('\n'));
}

/** Reads the redirects and the hosting settings of the content. Throws a `Problem` that names file and field. */
export async function readSettings(root: string): Promise<Settings> {
  const [table, { strictTransport }] = await Promise.all([
    readYaml(root, redirectsFile, redirectTable),
    readYaml(root, hostingFile, hosting),
  ]);
  return {
    redirects: Object.entries(table).map(([from, to]) => ({ from, to })),
    strictTransport,
  };
}

/** Refuses redirects that hide a page or lead nowhere. `addresses` are those of the built pages. */
export function checkRedirects(redirects: readonly Redirect[], addresses: ReadonlySet<string>): void {
  const problems = redirects.flatMap(({ from, to }) => [
    ...(addresses.has(from) ? [`${redirectsFile}: ${from} is a page, so it cannot lead elsewhere.`] : []),
    ...(addresses.has(to.replace(/#.*$/, ''))
      ? []
      : [`${redirectsFile}: ${from} leads to ${to}, which is no page.`]),
  ]);
  if (problems.length > 0) throw new Problem(problems.join('\n'));
}
