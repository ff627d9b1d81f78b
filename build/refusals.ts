import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What the content policy refuses, in HTML as a renderer writes it: styles and scripts are in files alone. */
const refused =
  /<style\b|<script\b(?![^>]*\ssrc=)(?![^>]*\stype="application\/(?:ld\+)?json")|<[a-z][^>]*?\s(?:style=|on[a-z]+=|(?:href|src|action)="\s*javascript:)/gi;

/** A sentence for each place of the pages where the policy would refuse something. */
export const refusals = async (dist: string, pages: readonly string[]): Promise<string[]> => {
  const all = pages.map(async (page) => {
    const html = await readFile(join(dist, page), 'utf8');
    return [...html.matchAll(refused)].map(
      ([found]) =>
        `${page}: ${found.slice(0, 100)} is refused by the content policy: put styles into a class, scripts into a file`,
    );
  });
  return (await Promise.all(all)).flat();
};
