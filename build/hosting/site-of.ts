import type { Content } from '#src/site/content.ts';
import { releaseBlockers } from '#src/site/release.ts';
import type { Site } from './site.ts';

/** What hosts are told of the site that content makes, with its pages at these addresses. */
export const siteOf = (content: Content, pages: string[]): Site => {
  const { url, strictTransport } = content.firm;
  const addresses = new Map(content.pages.map(({ id, address }) => [id, address]));
  return {
    url,
    pages,
    // `/privacy` → `/termspolicy#privacy`
    redirects: Object.entries(content.redirects).map(([from, target]) => ({
      from,
      to: target.replace(/^[^#]+/, (id) => addresses.get(id) ?? '/'),
    })),
    strictTransport,
    isDraft: releaseBlockers(content).length > 0,
  };
};
