import type { AstroIntegration, HookParameters } from 'astro';

type Setup = Pick<HookParameters<'astro:config:setup'>, 'command' | 'injectScript'>;

/** Has each page of `npm run dev` follow the editor, and no page that is built. */
export const followWhileDeveloping = ({ command, injectScript }: Setup): void => {
  if (command === 'dev') injectScript('page', "import '@site/editor/page/follow.ts';");
};

/** A page that stands beside the editor's form goes to what is being edited. */
export const followEditor = (): AstroIntegration => ({
  name: 'follow-editor',
  hooks: { 'astro:config:setup': followWhileDeveloping },
});
