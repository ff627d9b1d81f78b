import type { IncomingHttpHeaders } from 'node:http';
import { STATUS_CODES } from 'node:http';
import { pageCaching } from '../cache.ts';
import type { ResponseKind } from '../headers.ts';
import { redirectTarget, withQuery } from '../redirects.ts';
import { matchesTag, requestedRange } from './conditions.ts';
import { negotiate } from './negotiate.ts';
import { current, type Release, type Resource } from './release.ts';
import { hostName, parseTarget } from './target.ts';

/** What is asked: the parts of a request that an answer depends on. */
export type Question = {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  /** What each line `Host` says; Node's own list of headers has the first alone. */
  hosts: readonly string[];
};

/** What is sent, besides the security headers that every response of its kind has. */
export type Answer = {
  status: number;
  kind: ResponseKind;
  headers: Record<string, string>;
  body: Buffer | string;
};

/** An answer in one line of plain text, for what is no page: the status and its name. */
export const plainAnswer = (status: number, headers: Record<string, string> = {}): Answer => ({
  status,
  kind: 'document',
  headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...headers },
  body: `${status} ${STATUS_CODES[status]}\n`,
});

const redirect = (target: string, query: string): Answer => {
  const location = withQuery(encodeURI(target), query);
  const fields = { Location: location, 'Cache-Control': pageCaching };
  return { status: 301, kind: 'document', headers: fields, body: '' };
};

const fileAnswer = (resource: Resource, { method, headers }: Question): Answer => {
  const { kind, varies, cacheControl, contentType } = resource;
  const vary = varies ? { Vary: 'Accept-Encoding' } : {};
  const chosen = negotiate(headers['accept-encoding'], resource.bodies);
  if (chosen === undefined) return plainAnswer(406, vary);
  const { bytes, coding, etag } = chosen;
  const common = { 'Cache-Control': cacheControl, ETag: etag, ...vary };
  if (matchesTag(headers['if-none-match'], etag)) return { status: 304, kind, headers: common, body: '' };
  const full = {
    ...common,
    'Content-Type': contentType,
    ...(coding !== 'identity' && { 'Content-Encoding': coding }),
    // Not said where parts are of no use; whoever asks for one gets it all the same.
    ...(!varies && { 'Accept-Ranges': 'bytes' }),
  };
  const ifRange = headers['if-range'];
  const isAboutThis = method === 'GET' && (ifRange === undefined || ifRange === etag);
  const range = isAboutThis ? requestedRange(headers.range, bytes.length) : 'whole';
  if (range === 'whole') return { status: 200, kind, headers: full, body: bytes };
  if (range === 'outside') return plainAnswer(416, { 'Content-Range': `bytes */${bytes.length}`, ...vary });
  const { start, end } = range;
  return {
    status: 206,
    kind,
    headers: { ...full, 'Content-Range': `bytes ${start}-${end}/${bytes.length}` },
    body: bytes.subarray(start, end + 1),
  };
};

/** The site's own page for what is not there, or a line of text should even that file have gone. */
const notFound = async ({ notFound: page }: Release, { headers }: Question): Promise<Answer> => {
  const resource = page && (await current(page));
  const chosen = resource && negotiate(headers['accept-encoding'], resource.bodies);
  if (resource === undefined || chosen === undefined) return plainAnswer(404);
  return {
    status: 404,
    kind: 'document',
    headers: {
      'Content-Type': resource.contentType,
      ...(chosen.coding !== 'identity' && { 'Content-Encoding': chosen.coding }),
      'Cache-Control': pageCaching,
      Vary: 'Accept-Encoding',
    },
    body: chosen.bytes,
  };
};

/**
 * Answers one question from a release. `hosts` are the names the site answers to; an empty list means any.
 * The health address answers whatever the host: those who ask for it know a machine, not a name.
 */
export const answer = async (
  release: Release,
  hosts: readonly string[],
  question: Question,
): Promise<Answer> => {
  const { method, url, hosts: asked } = question;
  if (method !== 'GET' && method !== 'HEAD') {
    // What such a request carries is not read: the connection ends with the answer.
    return plainAnswer(405, { Allow: 'GET, HEAD', Connection: 'close' });
  }
  const target = parseTarget(url);
  if ('refused' in target) return plainAnswer(target.refused);
  if (asked.length > 1) return plainAnswer(400);
  const { path, query, host = asked[0] } = target;
  if (path === '/healthz') return { ...plainAnswer(200), body: 'ok\n' };
  if (hosts.length > 0 && !hosts.includes(hostName(host))) return plainAnswer(421);
  const { resources, moved, spelled } = release;
  const elsewhere = redirectTarget(path, (address) => resources.has(address), moved, spelled);
  if (elsewhere !== undefined) return redirect(elsewhere, query);
  const listed = resources.get(path);
  const resource = listed && (await current(listed));
  return resource === undefined ? notFound(release, question) : fileAnswer(resource, question);
};
