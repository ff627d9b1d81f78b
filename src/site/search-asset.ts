import { createHash } from 'node:crypto';
import { searchIndex } from '#src/features/search/entries.ts';
import { content } from './content.ts';

/** The index as a file, and its address, which carries the hash of what is in it: cached for good. */
const asset = () => {
  const text = JSON.stringify(searchIndex(content));
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  return { src: `/search/index.${hash}.json`, text };
};

export const searchAsset = asset();
