/**
 * What crawlers may read (RFC 9309): everything. A site that still shows samples has no other rule: it is sent with
 * `X-Robots-Tag: noindex`, which crawlers find only where they may read.
 * @param base the public URL of the site, without a slash at the end
 */
export const robots = (base: string) =>
  ['User-agent: *', 'Allow: /', '', `Sitemap: ${base}/sitemap.xml`, ''].join('\n');
