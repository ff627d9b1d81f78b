import { listPublished } from '../published.ts';
import { canonicalPath, inLowerCase } from '../redirects.ts';
import type { Site } from '../site.ts';

/**
 * A site with a redirect from each address that holds capitals, written without them: the hosts compare addresses letter by
 * letter. One line for a page; the embedded server knows all other mixtures, too.
 */
export const withLowerCase = async (site: Site, dist: string): Promise<Site> => {
  const { published } = await listPublished(dist);
  const pages = published.filter((file) => file.endsWith('.html')).map(canonicalPath);
  const known = new Set([...pages, ...site.redirects.map(({ from }) => from)]);
  const spelled = [...inLowerCase(site.redirects, pages)]
    .filter(([from]) => !known.has(from))
    .map(([from, to]) => ({ from, to }));
  return { ...site, redirects: [...site.redirects, ...spelled] };
};
