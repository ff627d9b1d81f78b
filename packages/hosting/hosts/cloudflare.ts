import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { cacheControl, pageCaching } from '../cache.ts';
import { responseKind, type SecurityHeaders } from '../headers.ts';
import { Problem } from '../problem.ts';
import { listPublished } from '../published.ts';
import { type Site, siteHeaders } from '../site.ts';
import { headerChanges, madeBy } from './plan.ts';

/** What the CDN accepts in `_headers`: rules in all, and characters in a line. */
const mostRules = 100;
const longestLine = 2000;

type Rule = { path: string; lines: string[] };

/** What one file has otherwise than a page, which the rule for all paths is written for. */
const ownLines = (security: SecurityHeaders, path: string): string[] => {
  const caching = cacheControl(path);
  const changes: { name: string; value: string | undefined }[] = [
    ...headerChanges(security, responseKind(path)),
    ...(caching === pageCaching ? [] : [{ name: 'Cache-Control', value: caching }]),
  ];
  return changes.flatMap(({ name, value }) => [
    `! ${name}`,
    ...(value === undefined ? [] : [`${name}: ${value}`]),
  ]);
};

/**
 * Rules for the files that are no pages: together for those of one extension in one folder, unless they differ in
 * caching. No wider, as the page for what is not there gets the headers of the path that was asked for.
 */
const fileRules = (security: SecurityHeaders, paths: readonly string[]): Rule[] => {
  const groups = Map.groupBy(paths, (path) => path.replace(/^(\/[^/]+\/).*(\.[^./]+)$/, '$1*$2'));
  return [...groups]
    .flatMap(([pattern, members]) => {
      const apart = members.map((path) => ({ path, lines: ownLines(security, path) }));
      const isOneRule = new Set(apart.map(({ lines }) => lines.join())).size === 1;
      return isOneRule ? apart.slice(0, 1).map(({ lines }) => ({ path: pattern, lines })) : apart;
    })
    .filter(({ lines }) => lines.length > 0);
};

/**
 * The CDN's `_headers` file for the published paths of a build. Throws a `Problem` when the build has outgrown what
 * the CDN accepts, since it would leave out the rest without a word.
 */
export const cloudflareHeaders = (site: Site, paths: readonly string[]): string => {
  const security = siteHeaders(site, true);
  const common = Object.entries(security.document).map(([name, value]) => `${name}: ${value}`);
  const rules = [
    { path: '/*', lines: [...common, `Cache-Control: ${pageCaching}`] },
    ...fileRules(security, paths),
  ];
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
};

/** The CDN's `_redirects` file. It knows each spelling of an old address only when told. */
export const cloudflareRedirects = ({ redirects }: Site): string => {
  const rows = redirects.flatMap(({ from, to }) => [`${from} ${to} 301`, `${from}/ ${to} 301`]);
  return `# ${madeBy}\n${rows.join('\n')}\n`;
};

/** The settings of the CDN's own tool. The folder `assets` beside it is filled by `assembleAssets`. */
export const wranglerConfig = (name: string): string => {
  const settings = {
    name,
    compatibility_date: '2026-01-01',
    assets: { directory: './assets', html_handling: 'drop-trailing-slash', not_found_handling: '404-page' },
  };
  return `// ${madeBy}\n${JSON.stringify(settings, null, 2)}\n`;
};

/**
 * Fills a folder with just what is published, `_headers` and `_redirects`: the CDN compresses by itself and would
 * publish compressed copies as files of their own.
 */
export const assembleAssets = async (distDir: string, site: Site, target: string): Promise<void> => {
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
};
