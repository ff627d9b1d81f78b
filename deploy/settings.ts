import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { contentFiles, mediaNames, routeAddresses } from '#src/content/files.ts';
import { loadContent } from '#src/content/load.ts';
import { resolvedRedirects } from '#src/content/redirects.ts';
import { defaultStrictTransport, type StrictTransport } from './headers.ts';
import { errorCode, Problem } from './problem.ts';
import type { Redirect } from './redirects.ts';

/** What the owner may set about hosting. The hosting file may be missing. */
export type Settings = { redirects: Redirect[]; strictTransport: StrictTransport };

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
  const content = loadContent(contentFiles(root), mediaNames(root), routeAddresses(root));
  const { strictTransport } = await readYaml(root, hostingFile, hosting);
  return { redirects: resolvedRedirects(content), strictTransport };
}

/** Refuses redirects that hide a page or lead nowhere. `addresses` are those of the built pages. */
export function checkRedirects(redirects: readonly Redirect[], addresses: ReadonlySet<string>): void {
  const problems = redirects.flatMap(({ from, to }) => [
    ...(addresses.has(from)
      ? [`content/redirects.yaml: ${from} is a page, so it cannot lead elsewhere.`]
      : []),
    ...(addresses.has(to.replace(/#.*$/, ''))
      ? []
      : [`content/redirects.yaml: ${from} leads to ${to}, which is no page.`]),
  ]);
  if (problems.length > 0) throw new Problem(problems.join('\n'));
}
