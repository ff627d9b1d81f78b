/** The module that Vite puts round every dynamic import. */
const helper = '\0vite/preload-helper.js';

/**
 * Lets dynamic imports be what they are. Vite's own helper looks for stylesheets and further chunks to ask for ahead: an
 * island brings no styles and is a chunk or two, so each page would carry half a kilobyte for nothing.
 */
export const plainImports = () => ({
  name: 'plain-imports',
  enforce: 'pre' as const,
  apply: 'build' as const,
  load: (id: string) => (id === helper ? 'export const __vitePreload = (load) => load();' : undefined),
});
