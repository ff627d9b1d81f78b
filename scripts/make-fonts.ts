import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '@site/hosting';
import { fontFiles } from './fonts/font-files.ts';

// `npm run make:fonts` writes the fonts and the rules of the local fonts that stand in for them.
for (const [name, bytes] of await fontFiles()) {
  const file = join(projectRoot, name);
  await mkdir(join(file, '..'), { recursive: true });
  await writeFile(file, bytes);
  console.log(`${name}: ${bytes.length} bytes`);
}
