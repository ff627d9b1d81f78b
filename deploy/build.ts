import { access, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { precompress } from './compress.ts';
import { listFiles } from './files.ts';
import { inlineHashes } from './hashes.ts';
import { buildPaths, projectRoot } from './paths.ts';
import { errorCode, Problem, reportFailure } from './problem.ts';
import { canonicalPath } from './redirects.ts';
import { runNode, stopSignal } from './run-node.ts';
import { checkRedirects, readSettings } from './settings.ts';
import type { Site } from './site.ts';
import { sourceDigest, stampText } from './stamp.ts';

/** Renders the pages into a folder. Rejects when it cannot. */
export type Render = (outDir: string, signal: AbortSignal) => Promise<void>;

/** Astro's own build. What it says about content passes through as it is. */
const renderWithAstro: Render = async (outDir, signal) => {
  const isBuilt = await runNode(['node_modules/astro/bin/astro.mjs', 'build', '--outDir', outDir], signal);
  if (!isBuilt) throw new Problem('The site was not built: see above. dist/ is as it was before.');
};

async function finish(root: string, next: string): Promise<string> {
  const dist = join(next, 'dist');
  const settings = await readSettings(root);
  const files = await listFiles(dist);
  const pages = files.filter((file) => file.endsWith('.html'));
  if (!pages.includes('404.html')) throw new Problem('The build has no 404.html: add src/pages/404.astro.');
  checkRedirects(settings.redirects, new Set(pages.map(canonicalPath)));
  const site: Site = { ...(await inlineHashes(dist)), ...settings };
  await writeFile(join(next, 'generated/site.json'), `${JSON.stringify(site, null, 2)}\n`);
  const sizes = await precompress(dist);
  const kilobytes = (bytes: number) => `${Math.round(bytes / 1024)} KB`;
  return [
    `${pages.length} pages, ${files.length} files`,
    `${site.scripts.length} inline scripts and ${site.styles.length} inline styles in the policy`,
    `text ${kilobytes(sizes.plain)}, ${kilobytes(sizes.br)} as brotli`,
  ].join('; ');
}

/** Puts the finished build in the place of the last one, which until now was untouched. */
async function swapIn(root: string, next: string): Promise<void> {
  const paths = buildPaths(root);
  try {
    await rename(paths.dist, join(next, 'last'));
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
  }
  await rename(join(next, 'dist'), paths.dist);
  for (const name of await readdir(join(next, 'generated'))) {
    await rm(join(paths.generated, name), { recursive: true, force: true });
    await rename(join(next, 'generated', name), join(paths.generated, name));
  }
}

/** Builds that were killed leave their folder behind. */
async function removeLeftovers(generated: string): Promise<void> {
  const names = (await readdir(generated)).filter((name) => name.startsWith('.next-'));
  for (const name of names) {
    try {
      process.kill(Number(name.slice('.next-'.length)), 0);
    } catch {
      await rm(join(generated, name), { recursive: true, force: true });
    }
  }
}

/**
 * The whole build: pages, policy, redirects, the files for each host, compressed versions. All of it is made in a
 * folder of its own and replaces `dist/` and `deploy/generated/` only when everything has succeeded.
 * Resolves to one line saying what was built.
 */
export async function build(root: string, render: Render, signal: AbortSignal): Promise<string> {
  const { generated } = buildPaths(root);
  const next = join(generated, `.next-${process.pid}`);
  const sources = await sourceDigest(root);
  await mkdir(join(next, 'generated'), { recursive: true });
  try {
    await removeLeftovers(generated);
    await render(join(next, 'dist'), signal);
    await access(join(next, 'dist'));
    const summary = await finish(root, next);
    if (signal.aborted) throw new Problem('The build was stopped. dist/ is as it was before.');
    await writeFile(join(next, 'generated/stamp.json'), stampText(sources));
    await swapIn(root, next);
    return summary;
  } finally {
    await rm(next, { recursive: true, force: true });
  }
}

if (import.meta.main) {
  await build(projectRoot, renderWithAstro, stopSignal()).then(console.log, reportFailure);
}
