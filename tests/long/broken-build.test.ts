import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { copyProject, runNode } from './copy-project.ts';

it('ends a build of broken content with all problems named, and leaves the last build as it is', async () => {
  // A copy of the project with an earlier build in dist/, and mistakes in its content: in texts and in files.
  const copy = await copyProject();
  mkdirSync(join(copy, 'dist'));
  writeFileSync(join(copy, 'dist/index.html'), 'the build of yesterday');
  const firm = join(copy, 'content/firm.yaml');
  writeFileSync(firm, readFileSync(firm, 'utf8').replace(/number: \+94 /, 'number: 0'));
  rmSync(join(copy, 'content/legal/privacy.yaml'));
  writeFileSync(join(copy, 'content/clients.yml'), '');
  writeFileSync(join(copy, 'content/minutes.docx'), '');
  writeFileSync(join(copy, 'content/media/unused.jpg'), '');

  const { status, said } = runNode(copy, 'scripts/build.ts');
  expect(status).toBe(1);
  expect(said).toMatch(/content\/firm\.yaml → phones\.office\.number\n.*must begin with the country code/);
  expect(said).toMatch(/content\/legal\/privacy\.yaml\n.*is missing/);
  expect(said).toMatch(/content\/clients\.yml\n.*rename it to \.yaml/);
  expect(said).toMatch(/content\/minutes\.docx\n.*take it out of content/);
  expect(said).toMatch(/content\/media\/unused\.jpg\n.*is shown nowhere/);
  // Sentences for a person, and no trace of the program.
  expect(said).not.toMatch(/^\s+at .*:\d+:\d+/m);
  expect(readdirSync(join(copy, 'dist'))).toEqual(['index.html']);
  expect(readFileSync(join(copy, 'dist/index.html'), 'utf8')).toBe('the build of yesterday');
  expect(readdirSync(join(copy, 'generated'))).toEqual([]);
}, 30_000);
