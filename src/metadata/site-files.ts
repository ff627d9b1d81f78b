import { brand } from '@site/isometric';
import type { Content } from '#src/site/content.ts';
import type { PageEntry } from '#src/site/page-index.ts';
import { releaseBlockers } from '#src/site/release.ts';

// What search engines, browsers and programs ask a site for, each as the text of a file.

/**
 * What crawlers may read (RFC 9309): everything. A site that still shows samples has no other rule: it is sent with
 * `X-Robots-Tag: noindex`, which crawlers find only where they may read.
 * @param base the public URL of the site, without a slash at the end
 */
export const robots = (base: string) =>
  ['User-agent: *', 'Allow: /', '', `Sitemap: ${base}/sitemap.xml`, ''].join('\n');

/**
 * Whom to tell of a weakness of the site (RFC 9116).
 * @param expires the day until which this holds, `2027-10-31`; less than a year ahead
 */
export const securityTxt = ({ base, mail, expires }: { base: string; mail: string; expires: string }) =>
  [
    `Contact: mailto:${mail}`,
    `Expires: ${expires}T00:00:00.000Z`,
    'Preferred-Languages: en',
    `Canonical: ${base}/.well-known/security.txt`,
    '',
  ].join('\n');

/**
 * The sitemap for search engines (sitemaps.org, version 0.9): every page that is not a stand-in, each with the
 * day its content last changed.
 * @param base the public URL of the site, without a slash at the end
 */
export const sitemap = (pages: Content['pages'], base: string) => {
  const entries = pages
    .filter(({ isListed }) => isListed)
    // Addresses have no sign that XML would read as markup: their schema sees to it.
    .map(({ address, changed }) => `<url><loc>${base + address}</loc><lastmod>${changed}</lastmod></url>\n`);
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`
  );
};

/** What a page belongs to: the firm, tools, ISO, other and management services. */
const groupOf = ({ file, id }: PageEntry, { labels, standards, ...parents }: Content) => {
  if (file.startsWith('content/pages/')) return 'The firm';
  if (/^content\/(tools|comparisons|guides)\//.test(file)) return labels.footer.tools;
  if (file.startsWith('content/management/')) return parents.management.name;
  const isIso = standards.some((standard) => standard.id === id && standard.catalogue !== undefined);
  return isIso ? parents.catalogue.name : parents.servicesPage.name;
};

/**
 * The site on one sheet for language models (llmstxt.org): what the firm is, a note while samples are left, then its pages
 * by group.
 * @returns Markdown
 */
export const llms = (content: Content) => {
  const { name, url, descriptor, summary } = content.firm;
  const listed = content.pages.filter(({ isListed }) => isListed);
  const groups = Map.groupBy(listed, (page) => groupOf(page, content));
  const link = (page: PageEntry) => `- [${page.name}](${url}${page.address}): ${page.description}`;
  return [
    `# ${name}\n\n> ${descriptor}. ${summary}\n`,
    ...(releaseBlockers(content).length > 0 ? [`${content.labels.samples.site}\n`] : []),
    ...[...groups].map(([heading, pages]) => `## ${heading}\n\n${pages.map(link).join('\n')}\n`),
  ].join('\n');
};

/** The colour of the browser's own bar beside the page: ink, as the top bar and the openings are. */
export const themeColours = { light: brand.ink[900], dark: brand.ink[950] } as const;

const icon = (size: number, purpose: 'any' | 'maskable') => ({
  src: `/icon-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** The site as a phone keeps it on its home screen: the W3C's web application manifest. */
export const webManifest = ({ name }: { name: string }) => ({
  name,
  short_name: name,
  id: '/',
  start_url: '/',
  lang: 'en-GB',
  display: 'minimal-ui',
  background_color: themeColours.light,
  theme_color: themeColours.light,
  // The mark stays inside the circle that home screens cut out, so one picture serves both purposes.
  icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
});
