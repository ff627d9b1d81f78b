import { checkData } from '#src/features/certificate/from-content.ts';
import { compareData } from '#src/features/compare/from-content.ts';
import { planData } from '#src/features/plan/plan-data.ts';
import { picture } from '#src/pictures/drawings.ts';
import { content } from '#src/site/content.ts';
import { hashedFile } from '#src/site/hashed-file.ts';

const source = (drawing: string) => picture(drawing).src;

const dataFile = <Data>(island: string, data: Data) => ({
  data,
  ...hashedFile(`/data/${island}`, 'json', JSON.stringify(data)),
});

/** What each tool shows, and the file its island fetches that from. */
export const islands = {
  plan: dataFile('plan', planData(content, source)),
  compare: dataFile('compare', compareData(content, source)),
  checkCertificate: dataFile('check-certificate', checkData(content)),
};
