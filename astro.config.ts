import { basename } from 'node:path';
import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';
import { defineConfig } from 'astro/config';
import { contentGuard } from './src/content/content-guard.ts';
import { emitWorker } from './src/offline/emit-worker.ts';
import { componentSheet } from './src/sheet/integration.ts';
import { shortName } from './src/styles/class-names.ts';

/** React renders the pages at build. Its entry for the browser is left out: without it no build contains React. */
const reactAtBuild = (): AstroIntegration => {
  const { name, hooks } = react();
  return {
    name,
    hooks: {
      ...hooks,
      'astro:config:setup': (options) =>
        hooks['astro:config:setup']?.({
          ...options,
          addRenderer: ({ name, serverEntrypoint }) => options.addRenderer({ name, serverEntrypoint }),
        }),
    },
  };
};

/** What makes published pages lighter and is in the way while they are written. */
const lightPages = {
  name: 'light-pages',
  apply: 'build' as const,
  config: () => ({ css: { modules: { generateScopedName: shortName } } }),
  configEnvironment: (name: string) =>
    name === 'client'
      ? { build: { rolldownOptions: { output: { entryFileNames: '_astro/[hash].js' } } } }
      : // Inline scripts are functions of the renderer: they are as small as that is.
        { build: { minify: true } },
};

export default defineConfig({
  output: 'static',
  trailingSlash: 'never',
  build: {
    // /about is about.html, so that every host finds it without rules.
    format: 'file',
    // The styles travel with the page: no request blocks the first paint.
    inlineStylesheets: 'always',
  },
  integrations: [contentGuard(), reactAtBuild(), componentSheet()],
  devToolbar: { enabled: false },
  // The router's own waits 80 ms; src/behaviours/prefetch.ts does not, and leaves phones alone.
  prefetch: false,
  server: { port: 4321 },
  vite: {
    plugins: [emitWorker(), lightPages],
    // Inlined files would be refused by the content policy.
    build: { assetsInlineLimit: 0 },
    css: {
      modules: {
        // Readable in `npm run dev`: file names are unique.
        generateScopedName: (name, file) => `${basename(file).replace(/\.module\.css.*$/, '')}-${name}`,
      },
    },
  },
});
