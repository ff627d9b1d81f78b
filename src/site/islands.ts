import { checkIslandData } from '#src/features/certificate/view/source.ts';
import { compareIslandData } from '#src/features/compare/view/source.ts';
import { planIslandData } from '#src/features/plan/view/source.ts';
import { dataFile } from '#src/islands/data-file.ts';
import { content } from './content.ts';

/** What each tool shows, and the file its island fetches that from. */
export const islands = {
  plan: dataFile('plan', planIslandData(content)),
  compare: dataFile('compare', compareIslandData(content)),
  checkCertificate: dataFile('check-certificate', checkIslandData(content)),
};
