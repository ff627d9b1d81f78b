import type { PageEntry } from '#src/site/page-index.ts';

type Listed = Pick<PageEntry, 'isListed' | 'address' | 'changed'>;

/**
 * The sitemap for search engines (sitemaps.org, version 0.9): every page that is not a stand-in, each with the
 * day its content last changed.
 * @param base the public URL of the site, without a slash at the end
 */
export const sitemap = (pages: readonly Listed[], base: string) => {
  const entries = pages
    .filter(({ isListed }) => isListed)
    // Addresses have no sign that XML would read as markup: their schema sees to it.
    .map(({ address, changed }) => `<url><loc>${base + address}</loc><lastmod>${changed}</lastmod></url>\n`);
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`
  );
};
