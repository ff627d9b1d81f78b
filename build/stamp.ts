import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { access, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { buildPaths } from './paths.ts';
import { errorCode } from './problem.ts';

/** Everything a build is made from. */
const sources = ['{content,src,public,build,packages}/**', 'astro.config.ts', 'package-lock.json'];

const isSource = (file: string) => !/(\.test\.tsx?|[\\/]README\.md)$/.test(file);

/**
 * A digest of the names and contents of all sources of a build. By content, not by time: a fresh checkout has new
 * times and old contents, and restored files the other way round.
 */
export const sourceDigest = async (root: string): Promise<string> => {
  const files = globSync(sources, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const hash = createHash('sha256');
  for (const file of files.filter(isSource).sort()) {
    const bytes = await readFile(file);
    hash.update(`${relative(root, file)}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex');
};

/** What is written to `stamp.json` after a build from sources of this digest. */
export const stampText = (digest: string) => `${JSON.stringify({ sources: digest })}\n`;

/** Whether `dist/` is a finished build of the sources as they are now. */
export const isBuildCurrent = async (root: string): Promise<boolean> => {
  const paths = buildPaths(root);
  try {
    await Promise.all([access(join(paths.dist, 'index.html')), access(paths.site)]);
    return (await readFile(paths.stamp, 'utf8')) === stampText(await sourceDigest(root));
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return false;
    throw error;
  }
};
