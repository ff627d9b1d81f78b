import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { servePages } from './page-server.ts';

const serve = async () => {
  const root = await mkdtemp(join(tmpdir(), 'page-server-'));
  for (const name of ['before', 'after', 'after/deep']) await mkdir(join(root, name));
  await writeFile(join(root, 'secret.html'), 'secret');
  await writeFile(join(root, 'before/contact.html'), '<body><p>Call 12</p></body>');
  await writeFile(join(root, 'after/contact.html'), '<body><p>Call 13</p></body>');
  await writeFile(join(root, 'after/deep/index.html'), '<body>Deep</body>');
  await writeFile(join(root, 'after/a.css'), 'p {}');
  const { origin, close } = await servePages(join(root, 'after'), join(root, 'before'));
  onTestFinished(async () => {
    await close();
    await rm(root, { recursive: true });
  });
  return origin;
};

/** Asks as no browser would: a path is sent as it is. */
const ask = async (origin: string, path: string, headers = {}) => {
  const { hostname, port } = new URL(origin);
  const sent = request({ hostname, port, path, headers }).end();
  const [response] = await once(sent, 'response');
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
};

test('a page is found by its address, says where it differs, and may run no script', async () => {
  const origin = await serve();
  const page = await ask(origin, '/contact');
  expect(page).toMatchObject({ status: 200, body: '<body><p id="first-change">Call 13</p></body>' });
  expect(page.headers['content-security-policy']).toMatch(/^script-src 'none'/);
  expect(await ask(origin, '/deep')).toMatchObject({ status: 200, body: '<body>Deep</body>' });
  expect(await ask(origin, '/a.css')).toMatchObject({
    headers: { 'content-type': expect.stringMatching(/^text\/css/) },
  });
});

test('nothing outside the folder is shown, and nothing to another host name', async () => {
  const origin = await serve();
  for (const path of ['/../secret.html', '/..%2fsecret.html', '/%2e%2e/secret', '/none', '/%00', '/%'])
    expect((await ask(origin, path)).body, path).not.toContain('secret');
  expect((await ask(origin, '/../secret.html')).status).toBe(404);
  expect((await ask(origin, '/contact', { host: 'evil.example' })).status).toBe(404);
});
