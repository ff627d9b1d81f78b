import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { InlineBlocks } from '@site/hosting';
import { inlineScript, layerOrder } from '#src/layouts/inline-blocks.ts';

/** The inline blocks of the site's pages (src/layouts/document.astro), from their sources: a page may have no other. */
export const inlineBlocks = (root: string): InlineBlocks => ({
  scripts: [inlineScript(readFileSync(join(root, 'src/browser/before-paint.ts'), 'utf8'))],
  styles: [layerOrder],
});
