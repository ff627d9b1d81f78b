import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { Refusal } from '@site/editor';
import { projectRoot } from '#build/paths.ts';

/** Builds the site as `npm run build` does. @throws Refusal with what the build says */
export const buildSite = async (): Promise<void> => {
  const child = spawn(process.execPath, ['scripts/build.ts'], {
    cwd: projectRoot,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  if (code !== 0)
    throw new Refusal('The site could not be built. The live site is as it was.', {
      cause: said.trim(),
    });
};
