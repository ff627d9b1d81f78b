import { brand } from '@site/isometric';
import { content } from '#src/site/content.ts';
import { releaseBlockers } from '#src/site/release.ts';
import { trail } from '#src/site/trail.ts';

// What search engines, browsers and programs ask a site for, each as the text of a file.

const { firm, labels } = content;
const { name, url } = firm;
const listed = content.pages.filter(({ isListed }) => isListed);

/**
 * What crawlers may read (RFC 9309): everything. A site that still shows samples has no other rule: it is sent with
 * `X-Robots-Tag: noindex`, which crawlers find only where they may read.
 */
export const robots = () => `User-agent: *\nAllow: /\n\nSitemap: ${url}/sitemap.xml\n`;

/** Whom to tell of a weakness of the site, and until when that holds (RFC 9116). */
export const securityTxt = () => `Contact: mailto:${firm.emails.general.address}
Expires: ${firm.securityExpires}T00:00:00.000Z
Preferred-Languages: en
Canonical: ${url}/.well-known/security.txt
`;

/**
 * The sitemap for search engines (sitemaps.org, version 0.9): every page that is not a stand-in, each with the
 * day its content last changed.
 */
export const sitemap = () => {
  // Addresses have no sign that XML would read as markup: their schema sees to it.
  const entries = listed.map(
    ({ address, changed }) => `<url><loc>${url + address}</loc><lastmod>${changed}</lastmod></url>\n`,
  );
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`
  );
};

/**
 * The site on one sheet for language models (llmstxt.org), in Markdown: what the firm is, a note while samples are left,
 * then its pages by the page that each lies under.
 */
export const llms = () =>
  [
    `# ${name}\n\n> ${firm.descriptor}. ${firm.summary}\n`,
    ...(releaseBlockers(content).length > 0 ? [`${labels.samples.site}\n`] : []),
    ...[...Map.groupBy(listed, ({ id, name }) => trail(id).at(-2)?.name ?? name)].map(([heading, pages]) => {
      const links = pages.map((page) => `- [${page.name}](${url}${page.address}): ${page.description}\n`);
      return `## ${heading}\n\n${links.join('')}`;
    }),
  ].join('\n');

/** The colour of the browser's own bar beside the page: ink, as the top bar and the openings are. */
export const themeColours = { light: brand.ink[900], dark: brand.ink[950] } as const;

const icon = (size: number, purpose: 'any' | 'maskable') => ({
  src: `/icon-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** The site as a phone keeps it on its home screen: the W3C's web application manifest. */
export const webManifest = () =>
  JSON.stringify({
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
