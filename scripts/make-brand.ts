import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Problem, projectRoot, reportFailure } from '@site/hosting';
import { brand } from '@site/isometric';
import { brandStyles } from './brand/brand-styles.ts';
import { lowContrast } from './brand/contrast.ts';

// `npm run make:brand` writes the brand's colours into the styles, unless texts in them would be hard to read.
const makeBrand = async () => {
  const low = lowContrast(brand);
  if (low.length > 0)
    throw new Problem(['packages/isometric/brand.ts has colours that are too alike:', ...low].join('\n  '));
  await writeFile(join(projectRoot, 'src/styles/brand.css'), brandStyles(brand));
};

await makeBrand().catch(reportFailure);
