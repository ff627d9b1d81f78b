import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Problem, projectRoot, reportFailure } from '@site/hosting';
import { brand } from '@site/isometric';
import { brandStyles } from './brand/brand-styles.ts';
import { lowContrast } from './brand/contrast.ts';
import { faviconIco } from './brand/favicon-ico.ts';

// `npm run make:brand` writes the brand's colours into the styles and the browser's old icon, unless texts in them would be hard to read.
const makeBrand = async () => {
  const low = lowContrast(brand);
  if (low.length > 0)
    throw new Problem(['packages/isometric/brand.ts has colours that are too alike:', ...low].join('\n  '));
  await writeFile(join(projectRoot, 'src/styles/brand.css'), brandStyles(brand));
  await writeFile(join(projectRoot, 'public/favicon.ico'), await faviconIco());
};

await makeBrand().catch(reportFailure);
