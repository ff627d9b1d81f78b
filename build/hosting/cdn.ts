import * as rules from './rules.ts';
import type { Site } from './site.ts';

/**
 * `_headers`. A CDN knows an answer by its address alone and joins the values of rules that overlap, so every answer has the
 * headers of a page, and only folders of hashed files say how long they may be stored: all else is asked for anew each time.
 */
export const cdnHeaders = (site: Site, files: readonly string[]): string => {
  const folders = Map.groupBy(
    files.filter((file) => file.includes('/')),
    (file) => file.slice(0, file.indexOf('/')),
  );
  const hashed = [...folders].filter(([, members]) => members.every(rules.isHashed));
  return [
    rules.madeBy,
    '/*',
    ...Object.entries({ ...rules.commonHeaders(site), ...rules.pageHeaders }).map(
      (pair) => `  ${pair.join(': ')}`,
    ),
    ...hashed.flatMap(([folder]) => [`/${folder}/*`, `  Cache-Control: ${rules.forever}`]),
    '',
  ].join('\n');
};

/** `_redirects`. Addresses are compared letter by letter: those with capitals are there in small letters, too. */
export const cdnRedirects = (site: Site): string => {
  const rows = rules
    .targets(site)
    .flatMap(({ from, to }) =>
      [from, from.toLowerCase()]
        .filter((spelling) => !site.pages.includes(spelling))
        .flatMap((spelling) => [`${spelling} ${to} 301`, `${spelling}/ ${to} 301`]),
    );
  return [rules.madeBy, ...new Set(rows), ''].join('\n');
};

/** What Cloudflare's tool leaves in `dist/`: the CDN compresses by itself. */
export const assetsIgnore = '*.br\n*.gz\n.htaccess\n';

/** What Cloudflare's tool has to be told. */
export const wranglerConfig = `${JSON.stringify(
  {
    name: 'site',
    compatibility_date: '2026-01-01',
    assets: { directory: '../dist', html_handling: 'drop-trailing-slash', not_found_handling: '404-page' },
  },
  null,
  2,
)}\n`;
