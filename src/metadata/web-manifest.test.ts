import { expect, test } from 'vitest';
import { themeColours } from './theme.ts';
import { webManifest } from './web-manifest.ts';

const manifest = webManifest({ name: 'Plumb and Level' });

test('names the site, opens it at home and keeps the browser around it', () => {
  expect(manifest).toMatchObject({ name: 'Plumb and Level', short_name: 'Plumb and Level', start_url: '/' });
  expect(['browser', 'minimal-ui']).toContain(manifest.display);
});

test('has what an installable site needs: 192 and 512 pixels, and one that may be cut to any shape', () => {
  const icons = manifest.icons.map(({ src, sizes, purpose }) => [src, sizes, purpose]);
  expect(icons).toContainEqual(['/icon-192.png', '192x192', 'any']);
  expect(icons).toContainEqual(['/icon-512.png', '512x512', 'any']);
  expect(icons).toContainEqual(['/icon-512.png', '512x512', 'maskable']);
});

test('the colour of the browser bar is that of the installed site', () => {
  expect([manifest.theme_color, manifest.background_color]).toEqual([themeColours.light, themeColours.light]);
});
