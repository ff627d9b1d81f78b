import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { compress } from '../compress.ts';
import { makeReadable } from '../files.ts';
import { Problem } from '../problem.ts';
import { isHashed } from './rules.ts';

/** Names the hashed files that a release has made itself, for the release after it. */
export const hashedList = 'hashed.txt';

const read = (text: string) =>
  text.split('\n').filter((file) => isHashed(file) && !file.split('/').includes('..'));

/**
 * Puts the hashed files of the published release beside those of a finished build, so that a page opened before still finds its
 * styles and scripts. Resolves to a sentence that says what was kept. Those of the release before that one go.
 */
export const keepPublished = async (dist: string, url: string): Promise<string> => {
  const ask = (file: string) =>
    fetch(new URL(file, url), { signal: AbortSignal.timeout(30_000) }).catch(() => undefined);
  const list = await ask(hashedList);
  if (!list?.ok) return `There is no ${hashedList} at ${url}: nothing of an earlier release is kept.`;
  const own = new Set(read(await readFile(join(dist, hashedList), 'utf8')));
  const kept = read(await list.text()).filter((file) => !own.has(file));
  for (const file of kept) {
    const answer = await ask(file);
    if (!answer?.ok)
      throw new Problem(
        `${url}/${hashedList} names ${file}, which is not there: publish the release before this one whole, then begin again.`,
      );
    await mkdir(dirname(join(dist, file)), { recursive: true });
    await writeFile(join(dist, file), new Uint8Array(await answer.arrayBuffer()));
  }
  await compress(dist, kept);
  await makeReadable(dist);
  return `${kept.length} files of the published release are kept.`;
};
