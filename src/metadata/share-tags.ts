type Tag = { property: string; content: string } | { name: string; content: string };

/**
 * The meta tags from which networks and messengers make the card of a shared link: Open Graph, which X reads too.
 * @param picture `src` from the root of the site, 1200 by 630 pixels
 */
export const shareTags = ({
  page,
  picture,
  site,
}: {
  page: { title: string; description: string; address: string };
  picture: { src: string; alt: string };
  site: { name: string; url: string };
}): readonly Tag[] => [
  { property: 'og:type', content: 'website' },
  { property: 'og:site_name', content: site.name },
  { property: 'og:locale', content: 'en_GB' },
  { property: 'og:url', content: site.url + page.address },
  { property: 'og:title', content: page.title },
  { property: 'og:description', content: page.description },
  { property: 'og:image', content: site.url + picture.src },
  { property: 'og:image:width', content: '1200' },
  { property: 'og:image:height', content: '630' },
  { property: 'og:image:alt', content: picture.alt },
  { name: 'twitter:card', content: 'summary_large_image' },
];
