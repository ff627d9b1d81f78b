/**
 * What crawlers may read (RFC 9309): everything. A site that still shows samples needs no other rule, since it
 * cannot be published (src/content/release.ts).
 * @param base the public URL of the site, without a slash at the end
 */
export const robots = (base: string) =>
  ['User-agent: *', 'Allow: /', '', `Sitemap: ${base}/sitemap.xml`, ''].join('\n');
