import type { AstroIntegration } from 'astro';

/** Shows the component gallery at /components while developing; it is never part of a build. */
export const componentGallery = (): AstroIntegration => ({
  name: 'component-gallery',
  hooks: {
    'astro:config:setup': ({ command, injectRoute }) => {
      if (command !== 'dev') return;
      injectRoute({ pattern: '/components', entrypoint: './src/gallery/pages/components.astro' });
    },
  },
});
