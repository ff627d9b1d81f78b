import { createHash } from 'node:crypto';
import { checkData } from '#src/features/certificate/from-content.ts';
import { compareData } from '#src/features/compare/from-content.ts';
import { planData } from '#src/features/plan/plan-data.ts';
import { picture } from '#src/pictures/drawings.ts';
import { content } from '#src/site/content.ts';

const source = (drawing: string) => picture(drawing).src;

/** What an island shows, as the file that the browser fetches: its name carries a hash of its text, it is cached for good. */
const dataFile = <Data>(island: string, data: Data) => {
  const text = JSON.stringify(data);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  return { data, address: `/data/${island}.${hash}.json`, text };
};

/** What each tool shows, and the file its island fetches that from. */
export const islands = {
  plan: dataFile('plan', planData(content, source)),
  compare: dataFile('compare', compareData(content, source)),
  checkCertificate: dataFile('check-certificate', checkData(content)),
};
