import { createHash } from 'node:crypto';

/** The inline blocks that the pages of a build may have, as texts. */
export type InlineBlocks = { scripts: readonly string[]; styles: readonly string[] };

/** Their hashes, as `sha256-…`, each once and sorted. */
export type InlineHashes = { scripts: string[]; styles: string[] };

/** The hash of an inline block, as the policy wants it. Browsers read every line end as a line feed. */
const hash = (text: string): string =>
  `sha256-${createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('base64')}`;

const hashes = (texts: readonly string[]) => [...new Set(texts.map(hash))].sort();

/** What the policy allows: the blocks that are known, never those that are found in pages (`refusals.ts`). */
export const inlineHashes = ({ scripts, styles }: InlineBlocks): InlineHashes => ({
  scripts: hashes(scripts),
  styles: hashes(styles),
});
