import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Problem, projectRoot, reportFailure } from '@site/hosting';
import { brand } from '@site/isometric';
import { brandStyles } from './brand/brand-styles.ts';
import { lowContrast, lowFamily } from './brand/contrast.ts';
import { tintedFamilies } from './brand/families.ts';
import { familyStyles } from './brand/family-styles.ts';
import { faviconIco } from './brand/favicon-ico.ts';

// `npm run make:brand` writes the colours of the brand and of the families into the styles and the browser's old icon, unless
// texts in them would be hard to read.
const makeBrand = async () => {
  const refuse = (file: string, low: readonly string[]) => {
    if (low.length > 0) throw new Problem([`${file} has colours that are too alike:`, ...low].join('\n  '));
  };
  refuse('packages/isometric/brand.ts', lowContrast(brand));
  refuse(
    'packages/isometric/families.ts',
    Object.entries(tintedFamilies).flatMap(([name, colours]) => lowFamily(name, colours)),
  );
  await writeFile(join(projectRoot, 'src/styles/brand.css'), brandStyles(brand));
  await writeFile(join(projectRoot, 'src/styles/family-colours.css'), familyStyles(tintedFamilies));
  await writeFile(join(projectRoot, 'public/favicon.ico'), await faviconIco());
};

await makeBrand().catch(reportFailure);
