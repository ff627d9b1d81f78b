import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as rules from './rules.ts';
import type { Site } from './site.ts';

type Value = string | number | readonly string[];

/** A file of templates/ with its `{{words}}` filled in, lists line by line: the rules of all hosts, and what is given. */
const filled = (name: string, given: Readonly<Record<string, Value>> = {}) => {
  const { madeBy, forever, shortly, never, hashedName, hidden } = rules;
  const common = { madeBy, forever, shortly, never, hashedName, hidden };
  const values: Readonly<Record<string, Value>> = { ...common, ...given };
  const text = readFileSync(join(import.meta.dirname, 'templates', name), 'utf8');
  return text.replace(/( *)\{\{(\w+)\}\}/g, (_, indent: string, word: string) => {
    const value = values[word];
    if (value === undefined) throw new Error(`${name} holds {{${word}}}, which nothing fills.`);
    return indent + [value].flat().join(`\n${indent}`);
  });
};

/** A line for each of the pairs. */
const each = (pairs: Readonly<Record<string, string>>, line: (name: string, value: string) => string) =>
  Object.entries(pairs).map(([name, value]) => line(name, value));

/** A header of pages for nginx, which drawings may have with another value and other files have not. */
const headerMap = (name: string, value: string) => {
  const drawing = rules.drawingHeaders[name];
  return `map $sent_http_content_type ${variable(name)} {
  default "";
  "~^text/html" "${value}";${drawing ? `\n  "~^image/svg" "${drawing}";` : ''}
}`;
};
const variable = (header: string) => `$site_${header.toLowerCase().replaceAll('-', '_')}`;

/**
 * A file for nginx's `conf.d`. A map compares whatever the capitals, so one table leads each spelling of an address to the
 * published one; nothing that a visitor types comes back in a redirect. The type of an answer decides on its headers, as
 * redirects and errors are pages too.
 * @param place where the site lies on that machine, and what it listens to there
 */
export const nginxConf = (site: Site, place: { port: number; root: string; host: string }) => {
  const table = rules.targets(site);
  return filled('nginx.conf', {
    ...place,
    hidden: rules.hidden.replaceAll('(?:^|/)', '/'),
    targets: table.map(({ from, to }) => `${from} ${to.replace(/#.*/, '')};`),
    sections: table
      .filter(({ to }) => to.includes('#'))
      .map(({ from, to }) => `${from} "${to.replace(/^[^#]*/, '')}";`),
    headerMaps: each(rules.pageHeaders, headerMap),
    types: each(rules.types, (ending, type) => `${type} ${ending};`),
    charsetTypes: Object.values(rules.types)
      .filter((type) => rules.isText(type) && type !== 'text/html')
      .join(' '),
    headers: [
      ...each(rules.commonHeaders(site), (name, value) => `add_header ${name} "${value}" always;`),
      ...each(rules.pageHeaders, (name) => `add_header ${name} ${variable(name)} always;`),
    ],
  });
};

const set = (name: string, value: string) => `Header always set ${name} "${value}"`;

/** Leads all spellings of an address to the page, for Apache. A page at its own address never comes as far. */
const redirectRules = ({ from, to }: Site['redirects'][number]): string[] => {
  const path = `^${rules.escaped(from.slice(1))}(?:\\.html)?(?:/(?:index(?:\\.html)?)?)?$`;
  const rule = (target: string) => `RewriteRule "${path}" "${target}" [NC,NE,R=301,E=moved:1,L]`;
  // A query goes along by itself, but behind the section.
  return to.includes('#')
    ? ['RewriteCond %{QUERY_STRING} .', rule(to.replace('#', '?%{QUERY_STRING}#')), rule(to)]
    : [rule(to)];
};

/**
 * The file that rented web space with Apache or LiteSpeed reads in the folder of the site. It needs no more than
 * `AllowOverride FileInfo`, and leaves out what a host has no module for: nothing in it ends in an error 500. MultiViews finds any
 * file of a page's name, contact.vcf for /contact, so the address is read in the request itself; its own questions come as
 * subrequests, and are left alone. A page with a folder of its name is shown at /compare/ as well, as mod_dir sends visitors
 * there unless `DirectorySlash Off` is allowed.
 */
const htaccess = (site: Site) => {
  const texts = Object.entries(rules.types).flatMap(([ending, type]) => (rules.isText(type) ? [ending] : []));
  const names = site.pages.filter((page) => page !== '/').map((page) => rules.escaped(page.slice(1)));
  return filled('htaccess', {
    textEndings: texts.map((text) => `.${text}`).join(' '),
    types: each(rules.types, (ending, type) => `AddType ${type} .${ending}`),
    pages: names.join('|'),
    withFolder: names.filter((name) => names.some((other) => other.startsWith(`${name}/`))).join('|'),
    texts: texts.filter((text) => text !== 'html').join('|'),
    redirects: rules
      .targets(site)
      .filter(({ from }) => from !== '/')
      .flatMap(redirectRules),
    commonHeaders: each(rules.commonHeaders(site), set),
    pageHeaders: each(rules.pageHeaders, set),
    drawingHeaders: each(rules.drawingHeaders, set),
  });
};

/**
 * `_headers`. A CDN knows an answer by its address alone and joins the values of rules that overlap, so every answer has the
 * headers of a page, and only folders of hashed files say how long they may be stored: all else is asked for again each time.
 */
const cdnHeaders = (site: Site, files: readonly string[]): string => {
  const inFolders = files.filter((file) => file.includes('/'));
  const folders = Map.groupBy(inFolders, (file) => file.slice(0, file.indexOf('/')));
  const hashed = [...folders].filter(([, members]) => members.every(rules.isHashed));
  return [
    rules.madeBy,
    '/*',
    ...each({ ...rules.commonHeaders(site), ...rules.pageHeaders }, (name, value) => `  ${name}: ${value}`),
    ...hashed.flatMap(([folder]) => [`/${folder}/*`, `  Cache-Control: ${rules.forever}`]),
    '',
  ].join('\n');
};

/** `_redirects`. Addresses are compared letter by letter: those with capitals are there in small letters, too. */
const cdnRedirects = (site: Site): string => {
  const rows = rules
    .targets(site)
    .flatMap(({ from, to }) =>
      [from, from.toLowerCase()]
        .filter((spelling) => !site.pages.includes(spelling))
        .flatMap((spelling) => [`${spelling} ${to} 301`, `${spelling}/ ${to} 301`]),
    );
  return [rules.madeBy, ...new Set(rows), ''].join('\n');
};

/**
 * Writes what each host is told: into `dist` what it reads in the folder of the site, into `generated` the rest.
 * @param files the published files
 */
export const writeHostFiles = async (
  { dist, generated }: { dist: string; generated: string },
  site: Site,
  files: readonly string[],
): Promise<void> => {
  const root = '/srv/site';
  const texts = {
    [join(dist, '.htaccess')]: htaccess(site),
    [join(dist, '_headers')]: cdnHeaders(site, files),
    [join(dist, '_redirects')]: cdnRedirects(site),
    // What Cloudflare's tool leaves in the folder, as the CDN compresses by itself, and what it has to be told.
    [join(dist, '.assetsignore')]: '*.br\n*.gz\n.htaccess\n',
    [join(generated, 'wrangler.json')]: filled('wrangler.json'),
    [join(generated, 'nginx.conf')]: nginxConf(site, { port: 80, root, host: new URL(site.url).hostname }),
    // nginx with its module for brotli, behind a proxy that speaks https.
    [join(generated, 'nginx-container.conf')]: nginxConf(site, { port: 8080, root, host: '_' }),
    [join(generated, 'Containerfile')]: filled('Containerfile'),
  };
  for (const [file, text] of Object.entries(texts)) await writeFile(file, text);
};
