import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { z } from 'zod';

/** What is being written, and the file it will be saved to. */
export const shownText = z.strictObject({ file: z.string(), text: z.string() });

export type ShownText = z.infer<typeof shownText>;

/** The text to show; undefined while nothing is being written. */
const readShown = (place: string): ShownText | undefined =>
  existsSync(place) ? shownText.parse(JSON.parse(readFileSync(place, 'utf8'))) : undefined;

/**
 * Has a Vite server give what is being written in place of the text that is saved, to whoever imports the file as `?raw`.
 * @param root the folder that content/ is in
 * @param place the file that holds what is being written, and is gone while nothing is
 */
export const showsWhatIsWritten = (root: string, place: string): Plugin => {
  const path = (file: string) => normalizePath(join(root, file));
  /** What has been shown, now or before. */
  const paths = new Set<string>();
  return {
    name: 'shows-what-is-written',
    apply: 'serve',
    enforce: 'pre',
    configureServer: ({ watcher }) => void watcher.add(place),
    load(id) {
      if (!id.endsWith('?raw')) return null;
      const shown = readShown(place);
      return shown && id === `${path(shown.file)}?raw`
        ? `export default ${JSON.stringify(shown.text)}`
        : null;
    },
    hotUpdate({ file }) {
      if (file !== normalizePath(place)) return;
      const shown = readShown(place);
      if (shown) paths.add(path(shown.file));
      return [...paths].flatMap((each) => [...(this.environment.moduleGraph.getModulesByFile(each) ?? [])]);
    },
  };
};
