import { readFile } from 'node:fs/promises';
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

test('the colours are of the palette', async () => {
  const tokens = await readFile(new URL('../styles/tokens.css', import.meta.url), 'utf8');
  const palette = [...tokens.matchAll(/--ink-\d+: (#[0-9a-f]{6});/g)].map(([, colour]) => colour);
  for (const colour of Object.values(themeColours)) expect(palette).toContain(colour);
  expect(palette).toContain(manifest.background_color);
});
