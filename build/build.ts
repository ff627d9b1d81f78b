import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { overBudget } from './budgets.ts';
import { headerSheets, headerSheetsFile, refusals } from './built-pages.ts';
import { compress } from './compress.ts';
import { diskProblem } from './disk-problem.ts';
import { listFiles, makeReadable } from './files.ts';
import { writeHostFiles } from './hosting/hosts.ts';
import { hashedList } from './hosting/keep.ts';
import { isHashed, isPublished } from './hosting/rules.ts';
import { readSite } from './hosting/site.ts';
import { buildPaths } from './paths.ts';
import { errorCode, Problem } from './problem.ts';
import { sourceDigest, stampText } from './stamp.ts';

/**
 * Renders the pages into a folder, and beside it what hosts are told, `generated/site.json`. Rejects when it cannot. Tests put
 * another in its place.
 */
export type Render = (outDir: string, signal: AbortSignal) => Promise<void>;

/** Everything after rendering. Resolves to one line saying what was built. */
const finish = async (dist: string, generated: string): Promise<string> => {
  const names = (await listFiles(dist)).filter((file) => file.endsWith('.html'));
  if (!names.includes('404.html')) throw new Problem('The build has no 404.html: add src/pages/404.astro.');
  const read = names.map(async (file) => [file, await readFile(join(dist, file), 'utf8')] as const);
  const html = new Map(await Promise.all(read));
  const refused = refusals(html);
  if (refused.length > 0) throw new Problem(refused.join('\n'));
  await writeFile(join(dist, headerSheetsFile), headerSheets(html).join('\n'));
  const files = (await listFiles(dist)).filter(isPublished);
  await writeFile(join(dist, hashedList), files.filter((file) => isHashed(file)).join('\n'));
  await writeHostFiles({ dist, generated }, await readSite(join(generated, 'site.json')), files);
  await compress(dist, files);
  const heavy = await overBudget(dist);
  if (heavy.length > 0)
    throw new Problem(['Too heavy for a slow line (build/budgets.ts):', ...heavy].join('\n'));
  await makeReadable(dist);
  return `Built ${html.size} pages, ${files.length} files.`;
};

/** Puts the finished build in the place of the last one, which until now was untouched. */
const swapIn = async (root: string, next: string): Promise<void> => {
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
};

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** A build that was killed leaves its folder behind, with the number of its process in the name. */
const removeLeftovers = async (generated: string): Promise<void> => {
  const names = (await readdir(generated)).filter((name) => name.startsWith('.next-'));
  const left = names.filter((name) => !isRunning(Number(name.slice('.next-'.length))));
  await Promise.all(left.map((name) => rm(join(generated, name), { recursive: true, force: true })));
};

/**
 * The whole build: pages, policy, redirects, the files for each host, compressed versions. All of it is made in a
 * folder of its own and replaces `dist/` and `generated/` only when everything has succeeded.
 * Resolves to one line saying what was built; rejects, with nothing changed, when a part of it fails.
 */
export const build = async (root: string, render: Render, signal: AbortSignal): Promise<string> => {
  const { generated } = buildPaths(root);
  const next = join(generated, `.next-${process.pid}`);
  const [dist, nextGenerated] = [join(next, 'dist'), join(next, 'generated')];
  const sources = await sourceDigest(root);
  try {
    await mkdir(nextGenerated, { recursive: true });
    await removeLeftovers(generated);
    await render(dist, signal);
    if (signal.aborted) throw new Problem('The build was stopped. dist/ is as it was before.');
    const summary = await finish(dist, nextGenerated);
    await writeFile(join(nextGenerated, 'stamp.json'), stampText(sources));
    await swapIn(root, next);
    return summary;
  } catch (error) {
    throw await diskProblem(error, root);
  } finally {
    await rm(next, { recursive: true, force: true });
  }
};
