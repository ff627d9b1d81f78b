import type { Content } from '#src/site/content.ts';
import { releaseBlockers } from '#src/site/release.ts';

/** What hosts are told of the site that content makes, with its pages at these addresses. */
export const siteOf = (content: Content, pages: readonly string[]) => {
  const { url, strictTransport } = content.firm;
  const addresses = new Map(content.pages.map(({ id, address }) => [id, address]));
  return {
    /** The address it is published under: `https://www.example.com`. */
    url,
    /** The addresses of its pages: `/about`. The one for what is not there has none. */
    pages,
    // `/privacy` → `/termspolicy#privacy`
    redirects: Object.entries(content.redirects).map(([from, target]) => ({
      from,
      to: target.replace(/^[^#]+/, (id) => addresses.get(id) ?? '/'),
    })),
    /** How far browsers that have seen it insist on https beyond its own name. */
    strictTransport,
    /** Sample values are left: wherever it is published, search engines are asked not to list it. */
    isDraft: releaseBlockers(content).length > 0,
  };
};
