import { type Difference, differences, type HostName } from './differences.ts';
import { secret } from './fixture.ts';
import type { ContractRequest } from './requests.ts';
import { type Kind, security } from './security.ts';
import { type Reply, sendRequest } from './send.ts';

const isAsExpected = (found: string | undefined, wanted: string | RegExp | null): boolean => {
  if (wanted === null) return found === undefined;
  return found !== undefined && (typeof wanted === 'string' ? found === wanted : wanted.test(found));
};

/** A header value that came twice, as one; anything else unchanged. */
const halved = (value: string | undefined): string | undefined => {
  const half = value?.slice(0, (value.length - 2) / 2);
  return half !== undefined && value === `${half}, ${half}` ? half : value;
};

const headerFaults = ({ headers }: Reply, kind: Kind, known: Difference['securityHeaders']): string[] => {
  if (known === 'missing') return [];
  const read = (name: string) =>
    known === 'twice' ? halved(headers[name]?.toString()) : headers[name]?.toString();
  return Object.entries(security[kind])
    .filter(([name, wanted]) => !isAsExpected(read(name), wanted))
    .map(([name]) => `${name} is ${headers[name] ?? 'missing'}, not as on a ${kind}`);
};

/** What no answer may do, whatever was asked: show something hidden, lead off the host, speak of its inside. */
const leaks = ({ headers: { location }, text }: Reply): string[] => [
  ...(text.includes(secret) ? ['a hidden file was sent'] : []),
  ...(location !== undefined && !/^\/(?![/\\])/.test(location) ? [`leads off the host, to ${location}`] : []),
  ...(/node_modules|\bat .+:\d+:\d+|ENOENT/.test(text) ? ['the body shows the inside of the server'] : []),
];

/** Whether an answer to a made-up request is one: a deliberate status, and nothing leaked. */
export const isHarmless = (reply: Reply): boolean =>
  reply.status >= 200 && reply.status < 500 && leaks(reply).length === 0;

/** What came of one request: the status, what is wrong with the answer in words, and a known difference if it has one. */
export type Outcome = { status: number; faults: string[]; difference: Difference | undefined };

/** Sends one request of the contract to a host and compares. Rejects when no answer comes. */
export const checkRequest = async (
  base: string,
  host: HostName,
  request: ContractRequest,
): Promise<Outcome> => {
  const reply = await sendRequest(base, request);
  const difference = differences[host][request.name];
  const { status, headers = {}, body } = difference ?? request.expect;
  const kind = difference?.kind ?? request.expect.kind ?? 'document';
  const statuses = typeof status === 'number' ? [status] : status;
  const wrong = Object.entries(headers).filter(
    ([name, wanted]) => !isAsExpected(reply.headers[name]?.toString(), wanted),
  );
  const faults = [
    ...(statuses.includes(reply.status) ? [] : [`status is ${reply.status}, not ${statuses.join(' or ')}`]),
    ...wrong.map(
      ([name, wanted]) => `${name} is ${reply.headers[name] ?? 'missing'}, not ${wanted ?? 'absent'}`,
    ),
    ...(body === 'none' && reply.bytes.length > 0 ? ['there is a body'] : []),
    ...(body instanceof RegExp && !body.test(reply.text) ? [`the body does not match ${body}`] : []),
    ...headerFaults(reply, kind, difference?.securityHeaders),
    ...leaks(reply),
  ];
  return { status: reply.status, faults, difference };
};
