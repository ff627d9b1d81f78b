import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '#build/files.ts';
import {
  commonHeaders,
  drawingHeaders,
  forever,
  isPublished,
  never,
  pageHeaders,
  shortly,
} from '#build/hosting/rules.ts';
import { readSite } from '#build/hosting/site.ts';
import { buildPaths, projectRoot } from '#build/paths.ts';

/** What a header has to be; one that is `null` must be absent. */
type Fields = Readonly<Record<string, string | RegExp | null>>;

/** One request, sent as it is written, and what has to come of it. */
export type Expected = {
  path: string;
  method?: string;
  headers?: Readonly<Record<string, string>>;
  /** One of them is enough. */
  status: readonly number[];
  fields?: Fields;
  /** The body, its coding undone. */
  body?: Buffer;
};

const otherCapitals = (text: string) =>
  text.replace(/[a-z]/gi, (letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  );

/** What every host has to answer with the build: for one page, redirect and file of each kind. */
export const contract = async (): Promise<Expected[]> => {
  const paths = buildPaths(projectRoot);
  const site = await readSite(paths.site);
  const files = (await listFiles(paths.dist)).filter(isPublished);
  const bytes = (name: string) => readFile(join(paths.dist, name));
  const pick = <T>(list: readonly T[], fits: (entry: T) => boolean): T => {
    const found = list.find(fits);
    if (found === undefined) throw new Error(`The build has nothing to ask for where ${fits}.`);
    return found;
  };

  const common = commonHeaders(site);
  const html = { ...common, ...pageHeaders, 'Content-Type': /^text\/html; ?charset=utf-8$/i };
  const gone = await bytes('404.html');
  const absent = (path: string): Expected => ({
    path,
    status: [404],
    fields: { ...html, 'Cache-Control': never },
    body: gone,
  });
  const moved = (path: string, location: string): Expected => ({
    path,
    status: [301],
    fields: {
      ...common,
      'Cache-Control': shortly,
      Location: new RegExp(`^(?:http://[^/]+)?${location.replaceAll('?', '\\?')}$`),
    },
  });
  const file = async (pattern: RegExp, fields: Fields): Promise<Expected> => {
    const name = pick(files, (each) => pattern.test(each));
    return { path: `/${name}`, status: [200], fields: { ...common, ...fields }, body: await bytes(name) };
  };

  const inFolder = pick(site.pages, (page) => /^\/[^/]+\/[^/]+$/.test(page));
  const withFolder = inFolder.replace(/\/[^/]+$/, '');
  const page = pick(site.pages, (each) => /^\/[a-z]+$/.test(each) && each !== withFolder);
  // As /contact has contact.vcf: a host that looks for endings by itself may find the wrong one.
  const shared = pick(site.pages, (each) =>
    files.some((name) => name.startsWith(`${each.slice(1)}.`) && !name.endsWith('.html')),
  );
  const capital = pick(site.pages, (each) => /[A-Z]/.test(each));
  const friendly = pick(site.redirects, ({ to }) => !to.includes('#'));
  const toSection = pick(site.redirects, ({ to }) => to.includes('#'));
  const sectionWithQuery = toSection.to.replace('#', '?a=1#');
  const shown = await bytes(`${page}.html`);
  const home = {
    status: [200],
    fields: { ...html, 'Cache-Control': shortly },
    body: await bytes('index.html'),
  };
  const ok = { ...home, body: shown };
  const packed = (accepted: string, coding: string | null): Expected => ({
    ...ok,
    path: page,
    headers: { 'accept-encoding': accepted },
    fields: { ...ok.fields, 'Content-Encoding': coding, Vary: /accept-encoding/i, ETag: /^(?:W\/)?"./ },
  });
  const plain = { 'Content-Security-Policy': null };
  const cached = { 'Cache-Control': forever };

  return [
    { ...home, path: '/' },
    { ...ok, path: page },
    { ...ok, path: `${page}?from=card` },
    { ...ok, path: page, method: 'HEAD', body: Buffer.alloc(0) },
    { ...ok, path: capital, body: await bytes(`${capital}.html`) },
    { ...ok, path: inFolder, body: await bytes(`${inFolder}.html`) },
    { ...ok, path: shared, body: await bytes(`${shared}.html`) },
    { ...ok, path: shared, headers: { 'accept-encoding': 'gzip, br' }, body: await bytes(`${shared}.html`) },
    moved(`${shared}/`, shared),
    // Apache insists on the slash of a folder, and shows the page there.
    { path: withFolder, status: [200, 301] },
    { path: `${withFolder}/`, status: [200, 301] },
    moved(`${withFolder}.html`, withFolder),
    moved(`${page}/`, page),
    { ...moved(`${page}/`, page), headers: { 'accept-encoding': 'gzip, br' } },
    moved(`${page}.html`, page),
    moved(`${page}/index.html`, page),
    moved('/index.html', '/'),
    moved('/index', '/'),
    moved(capital.toLowerCase(), capital),
    moved(`${otherCapitals(capital)}/?a=1&b=%20`, `${capital}?a=1&b=%20`),
    moved(otherCapitals(inFolder), inFolder),
    moved(friendly.from, friendly.to),
    moved(`${otherCapitals(friendly.from)}/?a=1`, `${friendly.to}?a=1`),
    moved(toSection.from, toSection.to),
    moved(`${toSection.from}?a=1`, sectionWithQuery),
    absent('/no-such-page'),
    absent(`${page}/no-such-page`),
    absent('/_astro/gone.D4fGh1aa.js'),
    absent('/404'),
    { path: '/404', headers: { 'accept-encoding': 'gzip, br' }, status: [404] },
    absent('/worker.js'),
    absent('/.git/config'),
    absent('/_headers'),
    { path: '/.htaccess', status: [403, 404] },
    { path: '/_astro/', status: [403, 404] },
    { path: '/../../etc/passwd', status: [400, 404] },
    { path: '/%zz', status: [400, 404] },
    packed('gzip, deflate, br, zstd', 'br'),
    packed('gzip', 'gzip'),
    packed('', null),
    {
      ...packed('br', 'br'),
      ...(await file(/^_astro\/.*\.js$/, { ...plain, ...cached, 'Content-Encoding': 'br' })),
    },
    await file(/^_astro\/.*\.js$/, {
      ...plain,
      ...cached,
      'Content-Type': /^text\/javascript; ?charset=utf-8$/i,
    }),
    await file(/^_astro\/.*\.css$/, { ...plain, ...cached, 'Content-Type': /^text\/css; ?charset=utf-8$/i }),
    await file(/\.woff2$/, { ...plain, ...cached, 'Content-Type': 'font/woff2', Vary: null }),
    await file(/^art\/.*\.svg$/, { ...drawingHeaders, ...cached, 'Content-Type': /^image\/svg\+xml/ }),
    await file(/^social\/.*\.png$/, { ...plain, ...cached, 'Content-Type': 'image/png' }),
    await file(/\.ics$/, { 'Cache-Control': shortly, 'Content-Type': /^text\/calendar; ?charset=utf-8$/i }),
    await file(/\.vcf$/, { 'Content-Type': /^text\/vcard; ?charset=utf-8$/i }),
    await file(/\.webmanifest$/, { 'Content-Type': /^application\/manifest\+json/ }),
    await file(/^\.well-known\/security\.txt$/, { 'Content-Type': /^text\/plain; ?charset=utf-8$/i }),
    await file(/^hashed\.txt$/, { 'Cache-Control': shortly }),
    { path: page, method: 'POST', status: [200, 405] },
  ];
};
