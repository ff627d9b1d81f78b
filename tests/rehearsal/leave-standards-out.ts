import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { leaveOut } from '#scripts/new-firm/leave-out.ts';
import { contentFiles } from '#src/content/files.ts';

/** Takes standards out of a copy, as `npm run new-firm` does. */
export const leaveStandardsOut = (root: string, standards: readonly string[]) => {
  const texts = contentFiles(root);
  const left = leaveOut(texts, standards);
  for (const file of texts.keys()) if (!left.has(file)) rmSync(join(root, file));
  for (const [file, text] of left) writeFileSync(join(root, file), text);
};
