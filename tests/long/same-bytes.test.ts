import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles } from '#build/files.ts';
import { projectRoot } from '#build/paths.ts';
import { copyProject, runNode } from './copy-project.ts';

test('a second build, in another folder and from nothing, has the same bytes', async () => {
  const copy = await copyProject();
  const { status, said } = runNode(copy, 'scripts/build.ts');
  expect(status, said).toBe(0);
  for (const folder of ['dist', 'generated']) {
    const files = await listFiles(join(projectRoot, folder));
    const differing: string[] = [];
    for (const file of files.filter((name) => name !== 'sbom.cdx.json')) {
      const [here, there] = await Promise.all(
        [projectRoot, copy].map((root) => readFile(join(root, folder, file)).catch(() => undefined)),
      );
      if (!here || !there?.equals(here)) differing.push(file);
    }
    expect(differing, 'Look there for a clock, a random value or a path of this machine').toEqual([]);
    expect(await listFiles(join(copy, folder))).toHaveLength(
      files.filter((name) => name !== 'sbom.cdx.json').length,
    );
  }
}, 120_000);
