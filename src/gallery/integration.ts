import type { AstroIntegration } from 'astro';

/** Shows the component sheet at /components while developing; it is never part of a build. */
export const componentSheet = (): AstroIntegration => ({
  name: 'component-sheet',
  hooks: {
    'astro:config:setup': ({ command, injectRoute }) => {
      if (command !== 'dev') return;
      injectRoute({ pattern: '/components', entrypoint: './src/gallery/pages/components.astro' });
    },
  },
});
