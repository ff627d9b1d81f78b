import { createHash } from 'node:crypto';
import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from './files.ts';
import { buildPaths } from './paths.ts';
import { errorCode } from './problem.ts';

/** Everything a build is made from. */
const folders = ['content', 'src', 'public', 'build', 'packages'];
const single = ['astro.config.ts', 'package-lock.json'];

const isSource = (file: string) => !/(\.test\.tsx?|\/README\.md)$/.test(file);

const unlessMissing = async <T>(result: Promise<T>, otherwise: T): Promise<T> => {
  try {
    return await result;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return otherwise;
    throw error;
  }
};

const sourceFiles = async (root: string): Promise<string[]> => {
  const lists = folders.map(async (folder) => {
    const files = await unlessMissing(listFiles(join(root, folder)), []);
    return files.map((file) => `${folder}/${file}`);
  });
  return [...(await Promise.all(lists)).flat(), ...single].filter(isSource).sort();
};

/**
 * A digest of the names and contents of all sources of a build. By content, not by time: a fresh checkout has new
 * times and old contents, and restored files the other way round.
 */
export const sourceDigest = async (root: string): Promise<string> => {
  const hash = createHash('sha256');
  for (const file of await sourceFiles(root)) {
    const bytes = await unlessMissing(readFile(join(root, file)), Buffer.alloc(0));
    hash.update(`${file}\0${bytes.length}\0`).update(bytes);
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
