import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testFolder } from '#tests/test-folder.ts';
import { projectRoot } from './paths.ts';
import { readSettings } from './settings.ts';

test('the site is a draft while a legal text waits for its lawyer, and insists on https as far as the owner has chosen', async () => {
  const root = await testFolder();
  for (const part of ['content', 'src/pages'])
    cpSync(join(projectRoot, part), join(root, part), { recursive: true });
  const change = (file: string, pattern: RegExp, text: string) =>
    writeFileSync(join(root, file), readFileSync(join(root, file), 'utf8').replace(pattern, text));
  change('content/legal/terms.yaml', /^reviewed: .*$/m, 'reviewed: false');
  change('content/firm.yaml', /^( {2}(?:includeSubDomains|preload)): .*$/gm, '$1: true');
  expect(readSettings(root)).toMatchObject({
    isDraft: true,
    strictTransport: { includeSubDomains: true, preload: true },
  });
});
