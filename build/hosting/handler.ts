import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { listFiles } from '../files.ts';
import { buildPaths } from '../paths.ts';
import * as rules from './rules.ts';
import { readSite, type Site } from './site.ts';

/** A whole build in memory: it can be shown whatever becomes of its files. */
type Release = { site: Site; files: ReadonlyMap<string, Buffer>; targets: ReadonlyMap<string, string> };

export const readRelease = async (root: string): Promise<Release> => {
  const paths = buildPaths(root);
  const site = await readSite(paths.site);
  const files = (await listFiles(paths.dist)).map(
    async (file) => [`/${file}`, await readFile(join(paths.dist, file))] as const,
  );
  return {
    site,
    files: new Map(await Promise.all(files)),
    targets: new Map(rules.targets(site).map(({ from, to }) => [from.toLowerCase(), to])),
  };
};

/** The finished build of a project: another one as soon as it is in place and can be read whole. */
export const newestRelease = (root: string): (() => Promise<Release>) => {
  let written = Number.NaN;
  let release: Promise<Release> | undefined;
  return async () => {
    // The last part of a build that is put in place.
    const { mtimeMs } = await stat(buildPaths(root).stamp).catch(() => ({ mtimeMs: written }));
    if (release && mtimeMs === written) return release;
    written = mtimeMs;
    const last = release;
    release = readRelease(root).catch((error: unknown) => last ?? Promise.reject(error));
    return release;
  };
};

/** The codings of compressed copies, the smaller first, and how their names end. A request with q-values gets the uncompressed file. */
const codings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;
const here = /^(?:localhost|127(?:\.\d+){3}|\[::1\])(?::|$)/;

/** What comes of an address: a file of the build, or the address to go to. */
const found = ({ files, targets }: Release, path: string) => {
  const plain = path.replace(/(?:\/index)?(?:\.html)?\/?$/, '') || '/';
  const target = targets.get(plain.toLowerCase());
  if (target !== undefined && target !== path) return { target };
  if (target !== undefined) return { file: [`${path}.html`, '/index.html'].find((file) => files.has(file)) };
  return {
    file: files.has(path) && rules.isPublished(path) && !path.endsWith('.html') ? path : undefined,
  };
};

/** Shows a build as hosts do, on this machine. A draft may be audited here as if it were none. */
export const siteHandler = (current: () => Promise<Release>) => {
  const answer = async ({ method, url = '/', headers }: IncomingMessage, response: ServerResponse) => {
    const release = await current();
    const isDraft = release.site.isDraft && !here.test(headers.host ?? '');
    const common = rules.commonHeaders({ ...release.site, isDraft });
    if (method !== 'GET' && method !== 'HEAD')
      return response.writeHead(405, { ...common, Allow: 'GET, HEAD', 'Cache-Control': rules.never }).end();
    const [, path = '/', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(url) ?? [];
    const { target, file = '/404.html' } = found(release, path);
    if (target !== undefined) {
      const Location = target.replace(/#|$/, (hash) => query + hash);
      const caching = { 'Cache-Control': rules.shortly };
      return response.writeHead(301, { ...common, ...rules.pageHeaders, ...caching, Location }).end();
    }
    const status = file === '/404.html' ? 404 : 200;
    const accepted = `${headers['accept-encoding']}`.split(/\s*,\s*/);
    const [coding, ending = ''] =
      codings.find(([name, end]) => accepted.includes(name) && release.files.has(file + end)) ?? [];
    const body = release.files.get(file + ending) ?? '404\n';
    const type = rules.typeOf(file);
    const ETag = `"${createHash('sha256').update(body).digest('base64url')}"`;
    const fields = {
      ...common,
      ...(type === rules.types.html && rules.pageHeaders),
      ...(type === rules.types.svg && rules.drawingHeaders),
      'Cache-Control': status === 404 ? rules.never : rules.isHashed(file) ? rules.forever : rules.shortly,
      'Content-Type': rules.isText(type) ? `${type}; charset=utf-8` : type,
      ...(rules.isText(type) && { Vary: 'Accept-Encoding' }),
      ...(coding && { 'Content-Encoding': coding }),
      ETag,
    };
    if (status === 200 && headers['if-none-match'] === ETag) return response.writeHead(304, fields).end();
    return response.writeHead(status, { ...fields, 'Content-Length': Buffer.byteLength(body) }).end(body);
  };
  return (request: IncomingMessage, response: ServerResponse): void => {
    answer(request, response).catch((error: unknown) => {
      console.error(error);
      response.writeHead(500, { 'Cache-Control': rules.never }).end('500\n');
    });
  };
};
