import { readFile } from 'node:fs/promises';
import { z } from 'zod';

const site = z.object({
  /** The address it is published under: `https://www.example.com`. */
  url: z.url(),
  /** The addresses of its pages: `/about`. The one for what is not there has none. */
  pages: z.array(z.string()),
  redirects: z.array(z.object({ from: z.string(), to: z.string() })),
  /** How far browsers that have seen it insist on https beyond its own name. */
  strictTransport: z.object({ includeSubDomains: z.boolean(), preload: z.boolean() }),
  /** Sample values are left: wherever it is published, search engines are asked not to list it. */
  isDraft: z.boolean(),
});

/** What every host is told of a build besides its files: `generated/site.json`. */
export type Site = z.infer<typeof site>;

export const readSite = async (file: string): Promise<Site> =>
  site.parse(JSON.parse(await readFile(file, 'utf8')));
