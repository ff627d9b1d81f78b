import { cpSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '#deploy/paths.ts';

const parts = [
  'content',
  'src',
  'deploy',
  'astro.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

/** A copy of the project, without its build, in a folder of its own: for builds of content that a test has changed. */
export const projectCopy = () => {
  const copy = mkdtempSync(join(tmpdir(), 'project-copy-'));
  const isSource = (path: string) => !path.includes('/deploy/generated');
  for (const part of parts)
    cpSync(join(projectRoot, part), join(copy, part), { recursive: true, filter: isSource });
  symlinkSync(join(projectRoot, 'node_modules'), join(copy, 'node_modules'));
  return copy;
};
