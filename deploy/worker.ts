import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { workerFile } from '#src/offline/emit-worker.ts';
import { addressesFromStart, type Release } from '#src/offline/release.ts';
import { isImmutable } from './cache.ts';
import { Problem } from './problem.ts';
import { listPublished } from './published.ts';

async function digestOf(dist: string, files: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const file of files) {
    const bytes = await readFile(join(dist, file));
    hash.update(`${file}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex').slice(0, 16);
}

/** The hashed files a page is made of, as its HTML names them. Pictures for other widths are left out: `<source>`. */
function filesOf(html: string, published: ReadonlySet<string>): string[] {
  const named = html.replace(/<source\b[^>]*>/gi, '').match(/\/[\w./-]+\.\w+/g) ?? [];
  return named.filter((path) => isImmutable(path) && published.has(path.slice(1)));
}

async function readPage(dist: string, address: string): Promise<string> {
  try {
    return await readFile(join(dist, `${address}.html`), 'utf8');
  } catch {
    throw new Problem(
      `The build has no page ${address}, which is to be kept for reading without network (src/offline).`,
    );
  }
}

/**
 * Tells the service worker of a rendered build what belongs to it, in a line before its code: a digest of everything
 * published and the files that it keeps from the start. A build without a worker is left as it is.
 */
export async function stampWorker(dist: string): Promise<void> {
  const { published } = await listPublished(dist);
  if (!published.includes(workerFile)) return;
  const known = new Set(published);
  const pages = await Promise.all(addressesFromStart.map((address) => readPage(dist, address)));
  const release: Release = {
    digest: await digestOf(dist, published),
    files: [...new Set(pages.flatMap((html) => filesOf(html, known)))],
  };
  const file = join(dist, workerFile);
  await writeFile(file, `const siteRelease=${JSON.stringify(release)};\n${await readFile(file, 'utf8')}`);
}
