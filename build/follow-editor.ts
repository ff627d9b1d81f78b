import { answersTheEditorAlone } from '@site/editor/server/guard.ts';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';

/** Where the editor has started this server: the cookie of the browser that alone is answered. */
const { EDITOR_COOKIE: cookie } = process.env;

const guard = (cookie: string): Plugin => ({
  name: 'answers-the-editor-alone',
  enforce: 'pre',
  configureServer: ({ middlewares }) => void middlewares.use(answersTheEditorAlone(process.cwd(), cookie)),
});

/** Each page of `npm run dev`, and none that is built, goes to what is being edited where it stands beside the editor's form. */
export const followEditor = (): AstroIntegration => ({
  name: 'follow-editor',
  hooks: {
    'astro:config:setup': ({ command, injectScript, updateConfig }) => {
      if (command !== 'dev') return;
      injectScript('page', "import '@site/editor/page/follow.ts';");
      if (cookie) updateConfig({ vite: { plugins: [guard(cookie)] } });
    },
    // Started by the editor it ends with its input: also where the editor is killed.
    'astro:server:start': () => {
      if (cookie) process.stdin.resume().on('end', () => process.exit());
    },
  },
});
