import { themeColours } from './theme.ts';

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
