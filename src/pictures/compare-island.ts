import { compareData } from '#src/features/compare/from-content.ts';
import { dataFile } from '#src/islands/data-file.ts';
import { content } from '#src/site/content.ts';
import { picture } from './drawings.ts';

/** What comparisons show, with their drawings, and the file that the island fetches that from. */
export const compareIsland = dataFile(
  'compare',
  compareData(content, (name) => picture(name).src),
);
