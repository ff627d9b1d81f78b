import { spawnSync } from 'node:child_process';
import type { Content } from '#src/content/load.ts';

const git = (root: string, ...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' });

const unsaved = (root: string, places: readonly string[]): string | undefined => {
  const { status, stdout } = git(root, 'status', '--porcelain', '--', ...places);
  if (status !== 0)
    return 'nothing keeps what stands in content/ now: this folder is under no version control';
  const changed = stdout.split('\n').filter(Boolean);
  const files = changed.map((line) => `  ${line.slice(3)}`).join('\n');
  return changed.length > 0 ? `changes that are in no commit would be lost:\n${files}` : undefined;
};

/** Why content/ is not replaced unasked, one sentence each; empty when nothing would be lost. */
export const refusals = (
  root: string,
  places: readonly string[],
  { firm }: Pick<Content, 'firm'>,
): string[] => {
  const own = firm.samples.includes('name')
    ? undefined
    : `content/ is that of ${firm.name}, a firm of its own and no sample any more`;
  return [unsaved(root, places), own].filter((reason) => reason !== undefined);
};
