import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listPublished } from '@site/hosting';
import { isImmutable } from '@site/hosting/cache';
import { workerFile } from '#src/browser/offline/emit-worker.ts';
import { addressesFromStart, offlineAddress, type Release } from '#src/browser/offline/release.ts';

const digestOf = async (dist: string, files: readonly string[]): Promise<string> => {
  const hash = createHash('sha256');
  for (const file of files) {
    const bytes = await readFile(join(dist, file));
    hash.update(`${file}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex').slice(0, 16);
};

/**
 * What the pages kept from the start say: of one that stands in for others with all its pictures, of the others without
 * those that a `<source>` offers beside the one of the image.
 */
const textFromStart = async (dist: string): Promise<string> => {
  const pages = addressesFromStart.map(async (address) => {
    const html = await readFile(join(dist, `${address}.html`), 'utf8');
    return address === offlineAddress ? html : html.replace(/<source\b[^>]*>/g, '');
  });
  return (await Promise.all(pages)).join('');
};

/** Whether HTML loads a file as it is shown. What a press loads, such as the index of the search, is kept once it was. */
const loads = (html: string, path: string) =>
  ['src', 'srcSet', 'href'].some((attribute) => html.includes(` ${attribute}="${path}"`));

/**
 * Tells the service worker of a rendered build what belongs to it, in a line before its code: a digest of everything
 * published and the files that it keeps from the start. A build without a worker is left as it is.
 */
export const stampWorker = async (dist: string): Promise<void> => {
  const { published } = await listPublished(dist);
  if (!published.includes(workerFile)) return;
  const text = await textFromStart(dist);
  const release: Release = {
    digest: await digestOf(dist, published),
    files: published.map((path) => `/${path}`).filter((path) => isImmutable(path) && loads(text, path)),
  };
  const file = join(dist, workerFile);
  await writeFile(file, `const siteRelease=${JSON.stringify(release)};\n${await readFile(file, 'utf8')}`);
};
