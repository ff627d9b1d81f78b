import { checkIslandData } from '#src/islands/check-certificate/source.ts';
import { compareIslandData } from '#src/islands/compare/source.ts';
import { dataFile } from '#src/islands/data-file.ts';
import { planIslandData } from '#src/islands/plan/source.ts';
import { content } from './content.ts';

/** What each tool shows, and the file its island fetches that from. */
export const islands = {
  plan: dataFile('plan', planIslandData(content)),
  compare: dataFile('compare', compareIslandData(content)),
  checkCertificate: dataFile('check-certificate', checkIslandData(content)),
};
