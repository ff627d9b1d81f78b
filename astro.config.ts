import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';
import { defineConfig, sharpImageService } from 'astro/config';
import { contentGuard } from '#build/content-guard.ts';
import { followEditor } from '#build/follow-editor.ts';
import { plainImports } from '#build/plain-imports.ts';
import { madeStyles } from '#build/styles/made-styles.ts';

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

export default defineConfig({
  output: 'static',
  trailingSlash: 'never',
  build: {
    // /about is about.html, so that every host finds it without rules.
    format: 'file',
    // Sheets are cached for the other pages of a visit.
    inlineStylesheets: 'never',
  },
  integrations: [contentGuard(), reactAtBuild(), followEditor()],
  image: {
    // Effort 3 takes a fifth of the time of the usual 4, and photos come out as small: a noisy one of 1200 pixels in 1.4
    // instead of 7.9 seconds, with 216 instead of 223 KB. The files' names do not follow these settings: who changes them
    // removes node_modules/.astro.
    service: sharpImageService({ avif: { effort: 3 }, webp: { smartSubsample: true } }),
  },
  devToolbar: { enabled: false },
  // The router's own waits 80 ms; src/browser/navigation/prefetch.ts does not, and leaves phones alone.
  prefetch: false,
  server: { port: 4321 },
  vite: {
    plugins: [plainImports(), madeStyles()],
    // Classes are named by their files: a test holds these apart. Without targets nesting stays as it is written. Areas of
    // a grid keep their names: a part lays itself into the grid of another file.
    css: {
      transformer: 'lightningcss',
      lightningcss: { targets: {}, cssModules: { grid: false, pattern: '[name]-[local]' } },
    },
    // Inlined files would be refused by the content policy.
    build: { assetsInlineLimit: 0, modulePreload: false },
    // A sheet for what nearly every page has, one for the service pages, one for what these share with others; of the rest
    // each page names what it uses.
    environments: {
      prerender: {
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: {
                groups: [
                  {
                    name: 'shell',
                    test: /\/src\/(shell|components|sections\/shared\/(breadcrumbs|entries))\/(?!back-link|person-panel|copy-button|missing-image|fact-list).*\.css$/,
                  },
                  { name: 'service', test: /\/src\/(sections\/service|features\/editions\/note)\/.*\.css$/ },
                  {
                    name: 'firm',
                    test: /\/src\/(components\/missing-image|sections\/firm\/(process-steps|stats|testimonials|team-grid|logo-wall))\/.*\.css$/,
                  },
                  {
                    name: 'lookup',
                    test: /\/src\/(components\/back-link|sections\/shared\/(contents-scale|description|page-cards))\/.*\.css$/,
                  },
                ],
              },
            },
          },
        },
      },
    },
  },
});
