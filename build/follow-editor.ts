import { showsWhatIsWritten } from '@site/editor/page/shown-text.ts';
import type { AstroIntegration, HookParameters } from 'astro';
import type { Plugin } from 'vite';

type Setup = Pick<HookParameters<'astro:config:setup'>, 'command' | 'injectScript'> & {
  updateConfig: (added: { vite: { plugins: Plugin[] } }) => unknown;
};

/**
 * Has each page of `npm run dev` follow the editor, and no page that is built.
 * @param shown the file that holds what is being written, where the editor has started the server
 */
export const followWhileDeveloping = (
  { command, injectScript, updateConfig }: Setup,
  shown = process.env.SHOWN_TEXT,
): void => {
  if (command !== 'dev') return;
  injectScript('page', "import '@site/editor/page/follow.ts';");
  if (shown) updateConfig({ vite: { plugins: [showsWhatIsWritten(process.cwd(), shown)] } });
};

/** A page that stands beside the editor's form goes to what is being edited, and says what is written there. */
export const followEditor = (): AstroIntegration => ({
  name: 'follow-editor',
  hooks: { 'astro:config:setup': (setup) => followWhileDeveloping(setup) },
});
