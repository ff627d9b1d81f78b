import { secret } from './fixture.ts';
import { type ContractRequest, everywhere, type HostName } from './requests.ts';
import { type Reply, sendRequest } from './send.ts';

function isAsExpected(found: string | undefined, wanted: string | RegExp | null): boolean {
  if (wanted === null) return found === undefined;
  return found !== undefined && (typeof wanted === 'string' ? found === wanted : wanted.test(found));
}

/** What is wrong with any answer: a header that all have, something leaked, a way off the host. */
export function commonFaults({ headers, text }: Reply): string[] {
  const missing = Object.entries(everywhere).filter(
    ([name, wanted]) => !isAsExpected(headers[name]?.toString(), wanted),
  );
  const { location } = headers;
  return [
    ...missing.map(([name]) => `${name} is ${headers[name] ?? 'missing'}`),
    ...(text.includes(secret) ? ['a hidden file was sent'] : []),
    ...(location !== undefined && !/^\/(?![/\\])/.test(location)
      ? [`leads off the host, to ${location}`]
      : []),
    ...(/node_modules|\bat .+:\d+:\d+|ENOENT/.test(text) ? ['the body shows the inside of the server'] : []),
  ];
}

/** Sends one request of the contract to a host and returns what is wrong with the answer, in words. */
export async function contractFaults(
  base: string,
  host: HostName,
  request: ContractRequest,
): Promise<string[]> {
  const reply = await sendRequest(base, request);
  const { status, headers = {}, body } = request.otherwise?.[host] ?? request.expect;
  const statuses = typeof status === 'number' ? [status] : status;
  const wrong = Object.entries(headers).filter(
    ([name, wanted]) => !isAsExpected(reply.headers[name]?.toString(), wanted),
  );
  return [
    ...(statuses.includes(reply.status) ? [] : [`status is ${reply.status}, not ${statuses.join(' or ')}`]),
    ...wrong.map(
      ([name, wanted]) => `${name} is ${reply.headers[name] ?? 'missing'}, not ${wanted ?? 'absent'}`,
    ),
    ...(body === 'none' && reply.bytes.length > 0 ? ['there is a body'] : []),
    ...(body instanceof RegExp && !body.test(reply.text) ? [`the body does not match ${body}`] : []),
    ...commonFaults(reply),
  ];
}
