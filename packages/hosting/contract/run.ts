import { errorCode, reportFailure } from '../problem.ts';
import { checkRequest, isHarmless } from './check.ts';
import type { HostName } from './differences.ts';
import { type Fixture, makeFixture } from './fixture.ts';
import { fuzzedRequests } from './fuzz.ts';
import { starters } from './hosts.ts';
import { contract } from './requests.ts';
import { type Message, sendRequest } from './send.ts';

const hosts: readonly HostName[] = ['embedded', 'nginx', 'caddy', 'cloudflare'];

/** What a host answered to each request of the contract, what was wrong, and how it is known to differ. */
type Column = { host: HostName; cells: string[]; faults: string[]; reasons: Set<string> };

/** Leaves out what stops a host's own tools before the request reaches what is tested here. */
const spare = (host: HostName, message: Message): Message => {
  // Go's server answers an unreadable HEAD request with a body, which no client can then read.
  if (host === 'caddy' && message.method === 'HEAD') return { ...message, method: 'GET' };
  // The local runtime of the CDN makes an address of the Host header; the real one never sees a foreign host.
  if (host === 'cloudflare') return { ...message, headers: { ...message.headers, host: 'localhost' } };
  return message;
};

const checkHost = async (host: HostName, fixture: Fixture): Promise<Column> => {
  const running = await starters[host](fixture);
  const column: Column = { host, cells: [], faults: [], reasons: new Set() };
  try {
    for (const request of contract) {
      const { status, faults, difference } = await checkRequest(running.base, host, request);
      column.cells.push(`${status}${faults.length > 0 ? '!' : difference ? '*' : ''}`);
      column.faults.push(...faults.map((fault) => `${request.name}: ${fault}`));
      if (difference) column.reasons.add(difference.why);
    }
    for (const message of fuzzedRequests(2000, 9)) {
      const sent = spare(host, message);
      const reply = await sendRequest(running.base, sent);
      if (!isHarmless(reply)) column.faults.push(`${sent.method} ${sent.path}: status ${reply.status}`);
    }
  } finally {
    await running.stop();
  }
  return column;
};

const checkInstalled = async (host: HostName, fixture: Fixture): Promise<Column[]> => {
  try {
    return [await checkHost(host, fixture)];
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
    console.log(`${host}: its program is not installed, left out`);
    return [];
  }
};

const print = (columns: readonly Column[]) => {
  const row = (cells: readonly string[]) => cells.map((cell) => cell.padEnd(12)).join('');
  console.log(row(columns.map(({ host }) => host)));
  contract.forEach(({ name }, index) => {
    console.log(row(columns.map(({ cells }) => cells[index] ?? '')) + name);
  });
  for (const { host, faults, reasons } of columns) {
    console.log(`\n${host}: ${faults.length} faults; 2,000 made-up requests sent`);
    for (const fault of faults.slice(0, 20)) console.log(`  ! ${fault}`);
    for (const reason of reasons) console.log(`  * ${reason}`);
  }
};

/** Prints the contract table for every host whose program is installed, and fails when one breaks it. */
const run = async (): Promise<void> => {
  const fixture = await makeFixture();
  try {
    const columns: Column[] = [];
    for (const host of hosts) columns.push(...(await checkInstalled(host, fixture)));
    print(columns);
    if (columns.some(({ faults }) => faults.length > 0)) process.exitCode = 1;
  } finally {
    await fixture.remove();
  }
};

await run().catch(reportFailure);
