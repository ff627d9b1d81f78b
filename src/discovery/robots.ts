/**
 * What crawlers may read (RFC 9309): everything, once nothing stands in for the owner's own any more.
 * @param base the public URL of the site, without a slash at the end
 * @param isSample whether sample values or open claims are left in the content
 */
export const robots = ({ base, isSample }: { base: string; isSample: boolean }) =>
  [
    ...(isSample
      ? [
          '# This site still shows samples, or claims without proof: search engines are to leave it out until they are gone.',
        ]
      : []),
    'User-agent: *',
    isSample ? 'Disallow: /' : 'Allow: /',
    '',
    `Sitemap: ${base}/sitemap.xml`,
    '',
  ].join('\n');
