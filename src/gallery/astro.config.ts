import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import site from '#astro.config.ts';

/** Builds the component gallery alone, for the picture tests: `astro build --config src/gallery/astro.config.ts`. */
export default defineConfig({
  srcDir: './src/gallery',
  outDir: './test-results/component-gallery',
  integrations: [react()],
  ...(site.build && { build: site.build }),
  ...(site.vite?.css && { vite: { css: site.vite.css } }),
});
