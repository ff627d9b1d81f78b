import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Fixture, makeFixture } from '../contract/fixture.ts';
import { listenAnywhere } from '../contract/listen.ts';
import { security } from '../contract/security.ts';
import { sendRequest } from '../contract/send.ts';
import { createSite, type SiteServer } from '../server.ts';
import type { Limits } from './limits.ts';

let fixture: Fixture;
let site: SiteServer;
let base: string;

beforeAll(async () => {
  fixture = await makeFixture();
});
afterAll(() => fixture.remove());
beforeEach(async () => {
  const limits = { headersTimeout: 2000, requestTimeout: 2500, connectionsCheckingInterval: 50 };
  site = await createSite({ dir: fixture.dist, site: fixture.site, limits });
  base = await listenAnywhere(site.server);
});
afterEach(() => site.stop(0));

const open = async (sent = ''): Promise<Socket> => {
  const socket = connect(Number(new URL(base).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write(sent);
  return socket;
};

describe('what cannot be read as a request', () => {
  test.each([
    ['no HTTP', 'HELLO\r\n\r\n', 400],
    ['a header without a name', 'GET / HTTP/1.1\r\nHost: localhost\r\n: x\r\n\r\n', 400],
    ['two lengths', 'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n', 400],
    ['a target beyond ASCII', 'GET /?\u00e9 HTTP/1.1\r\nHost: localhost\r\n\r\n', 400],
    ['a control character in the target', 'GET /?\u001b HTTP/1.1\r\nHost: localhost\r\n\r\n', 400],
    ['two Hosts', 'GET / HTTP/1.1\r\nHost: localhost\r\nhost: localhost\r\nConnection: close\r\n\r\n', 400],
    ['no Host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['too many bytes of headers', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ])('%s is answered and the connection ended', async (_, bytes, status) => {
    const answer = await text(await open(bytes));
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  });

  test('gets the headers that every document has', async () => {
    const answer = (await text(await open('HELLO\r\n\r\n'))).toLowerCase();
    for (const name of Object.keys(security.document)) expect(answer).toContain(`\r\n${name}: `);
  });
});

describe('slow visitors', () => {
  test('have ten seconds for their headers where nothing else is said', async () => {
    const { server } = await createSite({ dir: fixture.dist, site: fixture.site });
    expect(server.headersTimeout).toBe(10_000);
    expect(server.timeout).toBe(60_000);
  });

  test('are told 408 when their headers do not come to an end', async () => {
    const socket = await open('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
    const drip = setInterval(() => socket.write('x'), 50);
    const answer = await text(socket);
    clearInterval(drip);
    expect(answer).toMatch(/^HTTP\/1.1 408 Request Timeout\r\n/);
  });

  test('do not keep others waiting, five hundred of them', async () => {
    const sockets = await Promise.all(Array.from({ length: 500 }, () => open('GET / HTTP/1.1\r\nHost: ')));
    const began = performance.now();
    const reply = await sendRequest(base, { path: '/about' });
    expect(reply.status).toBe(200);
    expect(performance.now() - began).toBeLessThan(1500);
    for (const socket of sockets) socket.destroy();
  });

  test('are answered 405 without their upload being awaited', async () => {
    const socket = await open('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000000\r\n\r\nstart');
    expect(await text(socket)).toMatch(/^HTTP\/1.1 405 Method Not Allowed\r\n/);
  });
});

describe('a connection', () => {
  const request = (version: string, more = '') =>
    `GET /robots.txt HTTP/${version}\r\nHost: localhost\r\n${more}\r\n`;

  test('is kept for the next request without a word about it', async () => {
    const answers = await text(await open(request('1.1') + request('1.1', 'Connection: close\r\n')));
    const [first = '', second = ''] = answers.split(/(?<=Allow: \/\n)/);
    expect(first).toMatch(/^HTTP\/1.1 200 OK\r\n/);
    expect(first).not.toMatch(/^(connection|keep-alive):/im);
    expect(second).toMatch(/^HTTP\/1.1 200 OK\r\n/);
    expect(second).toMatch(/^Connection: close\r$/m);
  });

  test('is said to be kept to those who might not know, as proxies that speak HTTP/1.0', async () => {
    const socket = await open(request('1.0', 'Connection: keep-alive\r\n'));
    const [bytes] = await once(socket, 'data');
    expect(`${bytes}`).toMatch(/^Connection: keep-alive\r$/m);
    socket.destroy();
  });

  test('is closed after its last request, and the last answer says so', async () => {
    const short = await createSite({
      dir: fixture.dist,
      site: fixture.site,
      limits: { requestsPerSocket: 2 },
    });
    const port = Number(new URL(await listenAnywhere(short.server)).port);
    const socket = connect(port, '127.0.0.1');
    socket.write(request('1.1').repeat(3));
    const answers = await text(socket);
    await short.stop(0);
    expect(answers.match(/^HTTP\/1.1 200 OK/gm)).toHaveLength(2);
    expect(answers.match(/^Connection: close\r$/gm)).toHaveLength(1);
  });
});

describe('visitors who take more than their share', () => {
  const limited = async (more: Partial<Limits>) => {
    const server = await createSite({ dir: fixture.dist, site: fixture.site, limits: more });
    const port = Number(new URL(await listenAnywhere(server.server)).port);
    return { ...server, port };
  };
  const request = 'GET /about HTTP/1.1\r\nHost: localhost\r\n\r\n';

  test('are cut off once they ask on without reading, and what they have asked beyond that is not looked at', async () => {
    const { server, port, stop } = await limited({ waitingPerSocket: 4 });
    let seen = 0;
    server.on('request', () => seen++);
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    const closed = new Promise((resolve) => socket.resume().once('close', resolve));
    socket.write(request.repeat(1400));
    await closed;
    await stop(0);
    expect(seen).toBeLessThan(40);
  });

  test('are not those who ask for as much as may wait', async () => {
    const { port, stop } = await limited({ waitingPerSocket: 4 });
    const socket = connect(port, '127.0.0.1');
    socket.write(request.repeat(3) + request.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'));
    const answers = await text(socket);
    await stop(0);
    expect(answers.match(/^HTTP\/1.1 200 OK/gm)).toHaveLength(4);
  });

  test('get no connection more than there may be', async () => {
    const { port, stop } = await limited({ connections: 2 });
    const held = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')];
    for (const socket of held) await once(socket, 'connect');
    const third = connect(port, '127.0.0.1');
    third.write(request.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'));
    const answer = await text(third).catch(() => 'broken off');
    for (const socket of held) socket.destroy();
    await stop(0);
    expect(answer).toMatch(/^(broken off)?$/);
  });
});

describe('a server that is asked to stop', () => {
  test('takes no more connections, and closes those where nothing is asked', async () => {
    const idle = await open('GET /about HTTP/1.1\r\nHost: localhost\r\n\r\n');
    const silent = await open();
    await once(idle, 'data');
    idle.resume();
    silent.resume();
    const ended = Promise.all([once(idle, 'end'), once(silent, 'end')]);
    const began = performance.now();
    await site.stop(5000);
    await ended;
    expect(performance.now() - began).toBeLessThan(1500);
    await expect(open()).rejects.toThrow('ECONNREFUSED');
  });

  test('lets a request in flight end, and closes its connection with it', async () => {
    const socket = await open('GET /about HTTP/1.1\r\nHost: local');
    await wait(50);
    const stopped = site.stop(5000);
    await wait(50);
    socket.write('host\r\n\r\n');
    const answer = await text(socket);
    await stopped;
    expect(answer).toMatch(/^HTTP\/1.1 200 OK\r\n.*Connection: close\r\n.*<h1>About<\/h1>.*<\/html>\n$/s);
  });

  test('waits for nobody beyond its grace', async () => {
    const patient = await createSite({ dir: fixture.dist, site: fixture.site });
    const port = Number(new URL(await listenAnywhere(patient.server)).port);
    const socket = connect(port, '127.0.0.1');
    const closed = new Promise((resolve) => socket.resume().once('error', resolve).once('close', resolve));
    socket.write('GET /about HTTP/1.1\r\nHost: local');
    await wait(50);
    const began = performance.now();
    await patient.stop(100);
    await closed;
    expect(performance.now() - began).toBeLessThan(2000);
  });
});
