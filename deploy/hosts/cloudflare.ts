import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { cacheControl, pageCaching } from '../cache.ts';
import { Problem } from '../problem.ts';
import { listPublished } from '../published.ts';
import { type Site, siteHeaders } from '../site.ts';
import { madeBy } from './plan.ts';

/** What the CDN accepts in `_headers`: rules in all, and characters in a line. */
const mostRules = 100;
const longestLine = 2000;

type Rule = { path: string; lines: string[] };

/** Which caching a path has by itself or, where all files of a folder have the same, by its folder. */
function cachingRules(paths: readonly string[]): Rule[] {
  const folders = Map.groupBy(paths, (path) => path.slice(0, path.indexOf('/', 1) + 1));
  const values = [...folders].flatMap(([folder, members]) => {
    const [value = pageCaching, ...others] = new Set(members.map(cacheControl));
    if (folder !== '' && others.length === 0) return [{ path: `${folder}*`, value }];
    return members.map((path) => ({ path, value: cacheControl(path) }));
  });
  return values
    .filter(({ value }) => value !== pageCaching)
    .map(({ path, value }) => ({ path, lines: ['! Cache-Control', `Cache-Control: ${value}`] }));
}

/**
 * The CDN's `_headers` file for the published paths of a build. Throws a `Problem` when the build has outgrown what
 * the CDN accepts, since it would leave out the rest without a word.
 */
export function cloudflareHeaders(site: Site, paths: readonly string[]): string {
  const common = Object.entries(siteHeaders(site, true)).map(([name, value]) => `${name}: ${value}`);
  const rules = [{ path: '/*', lines: [...common, `Cache-Control: ${pageCaching}`] }, ...cachingRules(paths)];
  const text = rules
    .map(({ path, lines }) => [path, ...lines.map((line) => `  ${line}`)].join('\n'))
    .join('\n');
  const longest = Math.max(...text.split('\n').map((line) => line.length));
  if (rules.length > mostRules || longest > longestLine) {
    throw new Problem(
      `_headers has ${rules.length} rules, the longest line ${longest} characters; the CDN takes ${mostRules} and ` +
        `${longestLine}. Use fewer different inline styles and scripts, or put unhashed files into one folder.`,
    );
  }
  return `# ${madeBy}\n${text}\n`;
}

/** The CDN's `_redirects` file. It knows each spelling of an old address only when told. */
export function cloudflareRedirects({ redirects }: Site): string {
  const rows = redirects.flatMap(({ from, to }) => [`${from} ${to} 301`, `${from}/ ${to} 301`]);
  return `# ${madeBy}\n${rows.join('\n')}\n`;
}

/** The settings of the CDN's own tool. The folder `assets` beside it is filled by `assembleAssets`. */
export function wranglerConfig(name: string): string {
  const settings = {
    name,
    compatibility_date: '2026-01-01',
    assets: { directory: './assets', html_handling: 'drop-trailing-slash', not_found_handling: '404-page' },
  };
  return `// ${madeBy}\n${JSON.stringify(settings, null, 2)}\n`;
}

/**
 * Fills a folder with just what is published, `_headers` and `_redirects`: the CDN compresses by itself and would
 * publish compressed copies as files of their own.
 */
export async function assembleAssets(distDir: string, site: Site, target: string): Promise<void> {
  const { published } = await listPublished(distDir);
  await rm(target, { recursive: true, force: true });
  for (const file of published) {
    await mkdir(dirname(join(target, file)), { recursive: true });
    await cp(join(distDir, file), join(target, file));
  }
  await writeFile(
    join(target, '_headers'),
    cloudflareHeaders(
      site,
      published.map((file) => `/${file}`),
    ),
  );
  await writeFile(join(target, '_redirects'), cloudflareRedirects(site));
}
