import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkRequest, isHarmless } from './contract/check.ts';
import { differences } from './contract/differences.ts';
import { type Fixture, makeFixture } from './contract/fixture.ts';
import { fuzzedRequests } from './contract/fuzz.ts';
import { listenAnywhere } from './contract/listen.ts';
import { contract } from './contract/requests.ts';
import { type Message, sendRequest } from './contract/send.ts';
import { createSite, type SiteServer } from './server.ts';

let fixture: Fixture;
let site: SiteServer;
let base: string;
const lines: string[] = [];
const send = (message: Message) => sendRequest(base, message);

beforeAll(async () => {
  fixture = await makeFixture();
  site = await createSite({
    dir: fixture.dist,
    site: fixture.site,
    allowedHosts: ['localhost'],
    log: (line) => lines.push(line),
  });
  base = await listenAnywhere(site.server);
});
afterAll(async () => {
  await site.stop();
  await fixture.remove();
});

describe('the hosting contract, kept by the embedded server', () => {
  test.each(contract)('$name', async (request) => {
    const { faults } = await checkRequest(base, 'embedded', request);
    expect(faults).toEqual([]);
  });

  test('has a known difference only for requests that it makes', () => {
    const names = new Set(contract.map(({ name }) => name));
    const known = Object.values(differences).flatMap((list) => Object.keys(list));
    expect(known.filter((name) => !names.has(name))).toEqual([]);
  });
});

describe('requests made up at random', () => {
  test('get a deliberate answer, and nothing leaks', async () => {
    const requests = fuzzedRequests(2000, 9);
    const statuses = new Set<number>();
    const queue = requests.values();
    const work = async () => {
      for (const message of queue) {
        const reply = await send(message);
        statuses.add(reply.status);
        expect(isHarmless(reply), `${message.method} ${message.path}: ${reply.status}`).toBe(true);
      }
    };
    await Promise.all(Array.from({ length: 8 }, work));
    expect(requests).toHaveLength(2000);
    expect([...statuses]).toEqual(expect.arrayContaining([200, 301, 400, 404, 405, 421]));
  }, 20_000);
});

describe('a page that the visitor has already', () => {
  test('is not sent again while it is the same, by the tag of the coding in use', async () => {
    const headers = { 'accept-encoding': 'br' };
    const first = await send({ path: '/about', headers });
    const tag = first.headers.etag ?? '';
    const again = await send({ path: '/about', headers: { ...headers, 'if-none-match': tag } });
    expect(again).toMatchObject({ status: 304, text: '' });
    expect(again.headers).toMatchObject({ etag: tag, vary: 'Accept-Encoding' });
    expect(again.headers['cache-control']).toBe(first.headers['cache-control']);
    expect(again.headers).not.toHaveProperty('content-length');
    const plain = await send({ path: '/about', headers: { 'if-none-match': tag } });
    expect(plain.status).toBe(200);
    expect(plain.headers.etag).not.toBe(tag);
  });
});

describe('an answer', () => {
  test('is refused when every coding is', async () => {
    expect((await send({ path: '/about', headers: { 'accept-encoding': '*;q=0' } })).status).toBe(406);
  });
  test('about health is given whatever the host, and kept by nobody', async () => {
    const reply = await send({ path: '/healthz', headers: { host: '10.0.0.7' } });
    expect(reply).toMatchObject({ status: 200, text: 'ok\n' });
    expect(reply.headers['cache-control']).toBe('no-store');
  });
  test('insists on https only when told that visitors use it', async () => {
    const secure = await createSite({ dir: fixture.dist, site: fixture.site, secure: true });
    const address = await listenAnywhere(secure.server);
    const reply = await sendRequest(address, { path: '/about' });
    const drawing = await sendRequest(address, { path: '/art/hero.1a2b3c4d.svg' });
    await secure.stop();
    expect(drawing.headers['strict-transport-security']).toBe('max-age=63072000');
    expect(reply.headers['strict-transport-security']).toBe('max-age=63072000');
    expect(reply.headers['content-security-policy']).toMatch(/; upgrade-insecure-requests$/);
    const { headers } = await send({ path: '/about' });
    expect(headers).not.toHaveProperty('strict-transport-security');
    expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
  });
});

describe('a draft', () => {
  const robots = async (secure: boolean, host: string) => {
    const draft = await createSite({ dir: fixture.dist, site: { ...fixture.site, isDraft: true }, secure });
    const address = await listenAnywhere(draft.server);
    const replies = await Promise.all(
      ['/about', '/photo.png', '/no-such-page'].map((path) =>
        sendRequest(address, { path, headers: { host } }),
      ),
    );
    await draft.stop();
    return [...new Set(replies.map(({ headers }) => headers['x-robots-tag']))];
  };

  test.each([
    [true, 'www.example.org'],
    [true, 'localhost'],
    [false, 'www.example.org'],
    [false, '192.168.1.7:4321'],
  ])('is not to be listed by search engines, over https (%s) and as %s', async (secure, host) => {
    expect(await robots(secure, host)).toEqual(['noindex']);
  });

  test.each(['localhost:4321', '127.0.0.1', '[::1]:4321'])(
    'is audited here as any site: %s',
    async (host) => {
      expect(await robots(false, host)).toEqual([undefined]);
    },
  );

  test('is one no longer once its samples are gone', async () => {
    const { headers } = await send({ path: '/about', headers: { host: 'localhost' } });
    expect(headers).not.toHaveProperty('x-robots-tag');
  });
});

describe('the access log', () => {
  test('has one line for a request, without query and without the address of the visitor', async () => {
    lines.length = 0;
    await send({ path: '/about?name=somebody', headers: { 'x-forwarded-for': '203.0.113.9' } });
    await expect
      .poll(() => lines)
      .toEqual([expect.stringMatching(/^[\d-]{10}T[\d:.]+Z GET \/about 200 [\d.]+ms$/)]);
  });
  test('keeps to one line of bounded length whatever is asked', async () => {
    lines.length = 0;
    await send({ path: '/%0d%0aGET%20/%1b[31m' });
    await send({ path: `/${'a'.repeat(5000)}` });
    await expect.poll(() => lines.length).toBe(2);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(260);
    expect(lines.join('')).toMatch(/^[ -~]*$/);
  });
});

describe('files that change while the site is served', () => {
  test('are answered 404 once they have gone, page and compressed copies alike', async () => {
    const file = join(fixture.dist, 'about.html');
    await rename(file, `${file}.away`);
    const [plain, packed] = [
      await send({ path: '/about' }),
      await send({ path: '/about', headers: { 'accept-encoding': 'br' } }),
    ];
    await rename(`${file}.away`, file);
    expect([plain.status, packed.status]).toEqual([404, 404]);
    expect(plain.text).toContain('<h1>Page not found</h1>');
    expect((await send({ path: '/about' })).status).toBe(200);
  });

  test('are answered 404 in plain words when even the page for that has gone', async () => {
    const file = join(fixture.dist, '404.html');
    await rename(file, `${file}.away`);
    const reply = await send({ path: '/nothing' });
    await rename(`${file}.away`, file);
    expect(reply).toMatchObject({ status: 404, text: '404 Not Found\n' });
    expect(reply.headers['content-security-policy']).toBeDefined();
  });

  test('are sent as they are now, under a tag of their own', async () => {
    const before = await send({ path: '/robots.txt' });
    await writeFile(join(fixture.dist, 'robots.txt'), 'User-agent: *\nDisallow: /\n');
    const after = await send({
      path: '/robots.txt',
      headers: { 'if-none-match': before.headers.etag ?? '' },
    });
    expect(after).toMatchObject({ status: 200, text: 'User-agent: *\nDisallow: /\n' });
  });

  test('are taken over as a whole when another build is loaded', async () => {
    await writeFile(join(fixture.dist, 'new.html'), '<h1>New</h1>');
    expect((await send({ path: '/new' })).status).toBe(404);
    await site.reload({
      ...fixture.site,
      scripts: ['sha256-new'],
      redirects: [{ from: '/older', to: '/new' }],
    });
    const reply = await send({ path: '/new' });
    expect(reply).toMatchObject({ status: 200, text: '<h1>New</h1>' });
    expect(reply.headers['content-security-policy']).toContain("script-src 'self' 'sha256-new';");
    expect((await send({ path: '/older' })).headers.location).toBe('/new');
    await site.reload(fixture.site);
  });
});
