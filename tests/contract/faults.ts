import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { z } from 'zod';
import { listFiles } from '#build/files.ts';
import { commonHeaders, escaped, isPublished, never, pageHeaders, shortly } from '#build/hosting/rules.ts';
import { readSite, type Site } from '#build/hosting/site.ts';
import { buildPaths, projectRoot } from '#build/paths.ts';
import { readTable } from '../table.ts';

/** A row of requests.yaml, which says at its head what each part means. */
const row = z.strictObject({
  ask: z.string().optional(),
  method: z.string().default('GET'),
  accept: z.string().optional(),
  page: z.string().optional(),
  to: z.string().optional(),
  file: z.string().optional(),
  status: z.array(z.int()).optional(),
  has: z.record(z.string(), z.string().nullable()).default({}),
});
const requests = readTable('tests/contract/requests.yaml', z.array(row));
const paths = buildPaths(projectRoot);

/** What has to come of a request: its status, its headers, and the file that is its body, its coding undone. */
const expectedOf = ({ page, to, file, status }: z.infer<typeof row>, site: Site) => {
  const common = commonHeaders(site);
  const html = { ...common, ...pageHeaders, 'Content-Type': '~^text/html; ?charset=(utf|UTF)-8$' };
  if (status) return { statuses: status, fields: {} };
  if (file) return { statuses: [200], fields: common, body: file };
  if (page) return { statuses: [200], fields: { ...html, 'Cache-Control': shortly }, body: page };
  if (!to) return { statuses: [404], fields: { ...html, 'Cache-Control': never }, body: '404.html' };
  const location = `~^(?:http://[^/]+)?${escaped(to)}$`;
  return { statuses: [301], fields: { ...common, 'Cache-Control': shortly, Location: location } };
};

const decoded = (body: Buffer, coding: string | undefined) => {
  if (coding === 'br' && body.length > 0) return brotliDecompressSync(body);
  return coding === 'gzip' && body.length > 0 ? gunzipSync(body) : body;
};

type Asked = { path: string; method?: string; headers?: Readonly<Record<string, string>> };

/** Sends a request with its path as it is, which `fetch` would tidy first, to a port of this machine. Follows no redirect. */
export const ask = async (port: number, { path, method = 'GET', headers = {} }: Asked) => {
  // Not by a name of this machine, where a draft may be audited.
  const host = { host: 'www.example.com' };
  const sent = request({ port, path, method, headers: { ...host, ...headers }, agent: false }).end();
  const [response] = await once(sent, 'response');
  if (!(response instanceof IncomingMessage)) throw new Error('No answer came.');
  const body = decoded(await buffer(response), response.headers['content-encoding']);
  return { status: response.statusCode ?? 0, headers: response.headers, body };
};

const isAsWanted = (value: string | undefined, wanted: string | null) =>
  wanted?.startsWith('~') ? new RegExp(wanted.slice(1)).test(value ?? '') : (value ?? null) === wanted;

/** What is wrong with the answers of a host at a port to the contract. What has an `ETag` is asked for again with it. */
export const faultsOf = async (port: number): Promise<string[]> => {
  const site = await readSite(paths.site);
  const files = (await listFiles(paths.dist)).filter(isPublished);
  const found: string[] = [];
  for (const each of requests) {
    const file = each.file && files.find((name) => new RegExp(each.file ?? '').test(name));
    if (file === undefined && each.file) throw new Error(`The build has no ${each.file} to ask for.`);
    const { method, accept, has } = each;
    const path = each.ask ?? `/${file}`;
    const headers = accept === undefined ? {} : { 'accept-encoding': accept };
    const { statuses, fields, body } = expectedOf({ ...each, file }, site);
    const answer = await ask(port, { path, method, headers });
    const note = (fault: string) => found.push(`${method} ${path} (${accept ?? 'as it is'}): ${fault}`);
    if (!statuses.includes(answer.status)) {
      note(`${answer.status} ${answer.headers.location ?? ''} instead of ${statuses.join(' or ')}`);
      continue;
    }
    for (const [name, wanted] of Object.entries<string | null>({ ...fields, ...has })) {
      const value = answer.headers[name.toLowerCase()]?.toString();
      if (!isAsWanted(value, wanted)) note(`${name} is ${value}, not ${wanted}`);
    }
    const whole = body && (await readFile(join(paths.dist, body)));
    if (whole && !answer.body.equals(method === 'HEAD' ? Buffer.alloc(0) : whole))
      note(`another body, of ${answer.body.length} bytes`);
    const { etag } = answer.headers;
    if (method !== 'GET' || !etag) continue;
    const again = await ask(port, { path, headers: { ...headers, 'if-none-match': etag } });
    const wanted = answer.status === 200 ? 304 : answer.status;
    if (again.status !== wanted) note(`${again.status} instead of ${wanted} with its ETag`);
  }
  return found;
};
