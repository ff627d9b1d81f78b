import { resolve } from 'node:path';
import { readShown } from '@site/editor/page/shown-text.ts';
import { normalizePath, type Plugin } from 'vite';
import { contentFiles, mediaFiles, routeAddresses } from '#src/content/files.ts';
import type { Content } from '#src/site/content.ts';
import { loadContent } from '#src/site/load.ts';

const name = 'virtual:content';
const module = `\0${name}`;

type Given = {
  /** What has been read already: a build reads it once. Without it files are read when a page asks, and when one changes. */
  content?: Content | undefined;
  /** The folder that content/ and src/pages/ are in. */
  root?: string;
  /** The file in which the editor says what is being written; it is gone while nothing is. */
  shown?: string | undefined;
};

const loaded = (root: string, shown: string | undefined) => {
  const files = contentFiles(root);
  const written = shown === undefined ? undefined : readShown(shown);
  if (written) files.set(written.file, written.text);
  return loadContent(files, mediaFiles(root), routeAddresses(root));
};

/**
 * Gives the pages all content as data, so that they import neither its schemas nor its checks. Who changes one of those
 * starts `npm run dev` again.
 */
export const contentData = ({ content, root = '.', shown }: Given = {}): Plugin => {
  const folder = normalizePath(resolve(root, 'content'));
  let given = content;
  return {
    name: 'content-data',
    configureServer: ({ watcher }) => void (shown && watcher.add(shown)),
    resolveId: (id) => (id === name ? module : undefined),
    load(id) {
      if (id !== module) return undefined;
      given ??= loaded(root, shown);
      return `export const content = ${JSON.stringify(given)};`;
    },
    hotUpdate({ file }) {
      if (!file.startsWith(`${folder}/`) && file !== (shown && normalizePath(shown))) return undefined;
      given = undefined;
      return [this.environment.moduleGraph.getModuleById(module) ?? []].flat();
    },
  };
};
