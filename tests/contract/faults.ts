import { once } from 'node:events';
import { IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { contract, type Expected } from './requests.ts';

/** An answer as it came, the coding of its body undone. */
type Answer = Pick<IncomingMessage, 'headers'> & { status: number; body: Buffer };

const decoded = (body: Buffer, coding: string | undefined) => {
  if (coding === 'br' && body.length > 0) return brotliDecompressSync(body);
  return coding === 'gzip' && body.length > 0 ? gunzipSync(body) : body;
};

/** Sends a request with its path as it is, which `fetch` would tidy first, to a port of this machine. Follows no redirect. */
export const ask = async (
  port: number,
  { path, method = 'GET', headers = {} }: Pick<Expected, 'path' | 'method' | 'headers'>,
): Promise<Answer> => {
  // Not by a name of this machine, where a draft may be audited.
  const host = { host: 'www.example.com' };
  const sent = request({ port, path, method, headers: { ...host, ...headers }, agent: false }).end();
  const [response] = await once(sent, 'response');
  if (!(response instanceof IncomingMessage)) throw new Error('No answer came.');
  const body = decoded(await buffer(response), response.headers['content-encoding']);
  return { status: response.statusCode ?? 0, headers: response.headers, body };
};

const isAsWanted = (value: string | undefined, wanted: string | RegExp | null) => {
  if (wanted === null || value === undefined) return wanted === null && value === undefined;
  return typeof wanted === 'string' ? value === wanted : wanted.test(value);
};

/** What is wrong with an answer, a sentence for each fault. */
const wrongWith = ({ status, headers, body }: Answer, expected: Expected): string[] => {
  if (!expected.status.includes(status))
    return [`${status} ${headers.location ?? ''} instead of ${expected.status.join(' or ')}`];
  return [
    ...Object.entries(expected.fields ?? {})
      .map(([name, wanted]) => ({ name, wanted, value: headers[name.toLowerCase()]?.toString() }))
      .filter(({ value, wanted }) => !isAsWanted(value, wanted))
      .map(({ name, wanted, value }) => `${name} is ${value}, not ${wanted}`),
    ...(expected.body && !expected.body.equals(body) ? [`another body, of ${body.length} bytes`] : []),
  ];
};

/** What is wrong with the answers of a host at a port to the contract. Where a page has an `ETag`, it is asked again for nothing new. */
export const faultsOf = async (port: number): Promise<string[]> => {
  const found: string[] = [];
  for (const expected of await contract()) {
    const { path, method = 'GET', headers } = expected;
    const answer = await ask(port, expected);
    const etag = method === 'GET' && answer.status === 200 ? answer.headers.etag : undefined;
    const again = etag && (await ask(port, { path, headers: { ...headers, 'if-none-match': etag } }));
    const faults = [
      ...wrongWith(answer, expected),
      ...(again && again.status !== 304 ? [`${again.status} instead of 304 with its ETag`] : []),
    ];
    const coding = headers?.['accept-encoding'];
    found.push(...faults.map((fault) => `${method} ${path}${coding ? ` (${coding})` : ''}: ${fault}`));
  }
  return found;
};
