import { answersTheEditorAlone } from '@site/editor/server/guard.ts';
import type { AstroIntegration, HookParameters } from 'astro';
import type { Plugin } from 'vite';

type Setup = Pick<HookParameters<'astro:config:setup'>, 'command' | 'injectScript'> & {
  updateConfig: (added: { vite: { plugins: Plugin[] } }) => unknown;
};

/**
 * Has each page of `npm run dev` follow the editor, and no page that is built.
 * @param env of the editor, where it has started the server: the cookie of the browser that alone is answered
 */
export const followWhileDeveloping = (
  { command, injectScript, updateConfig }: Setup,
  { EDITOR_COOKIE: cookie }: NodeJS.ProcessEnv = process.env,
): void => {
  if (command !== 'dev') return;
  injectScript('page', "import '@site/editor/page/follow.ts';");
  if (!cookie) return;
  const guard: Plugin = {
    name: 'answers-the-editor-alone',
    enforce: 'pre',
    configureServer: ({ middlewares }) => void middlewares.use(answersTheEditorAlone(process.cwd(), cookie)),
  };
  updateConfig({ vite: { plugins: [guard] } });
};

/** A page that stands beside the editor's form goes to what is being edited, and says what is written there. */
export const followEditor = (): AstroIntegration => ({
  name: 'follow-editor',
  hooks: {
    'astro:config:setup': (setup) => followWhileDeveloping(setup),
    // Started by the editor it ends with its input: also where the editor is killed.
    'astro:server:start': () => {
      if (process.env.EDITOR_COOKIE) process.stdin.resume().on('end', () => process.exit());
    },
  },
});
