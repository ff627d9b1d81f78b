import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { simpleGit } from 'simple-git';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { noPictures } from '../fixture/no-pictures.ts';
import { serveEditor } from './server.ts';

const file = 'content/firm.yaml';
const schema = z.object({ name: z.string().max(10) });
const preview = 'http://127.0.0.1:1';

let root: string;
let log: string[];
let editor: Awaited<ReturnType<typeof serveEditor>>;
let address: URL;
let cookie: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'editor-'));
  await mkdir(join(root, 'content'));
  await writeFile(join(root, file), '# Once.\nname: A\n');
  await writeFile(join(root, 'secret.yaml'), 'name: secret\n');
  log = [];
  const site = {
    root,
    look: root,
    texts: () => new Map([[file, '# Once.\nname: A\n']]),
    places: () => [{ group: 'Firm', name: 'The firm', file, address: '/' }],
    tokens: () => new Map([['firm.name', 'A']]),
    schemaOf: () => schema,
    pictures: noPictures,
    drawn: {
      kinds: ['letter'],
      svg: (kind: string, name: string) =>
        kind === 'letter' && /^[ab]$/.test(name) ? `<svg>${name}</svg>` : undefined,
      names: () => Array.from({ length: 100 }, (_, index) => `n${index}`),
    },
    publishing: {
      way: async () => ({ how: 'none yet' }) as const,
      build: async () => undefined,
      dist: join(root, 'dist'),
    },
    check: async (texts: ReadonlyMap<string, string>) =>
      /name: .{11}/.test(texts.get(file) ?? '')
        ? {
            problems: [{ file, field: 'name', message: 'is too long' }],
            unsettled: undefined,
            unused: undefined,
          }
        : { problems: [], unsettled: [{ file, field: 'name', reason: 'sample value' }], unused: [] },
  };
  const assets = new Map([['/', { type: 'text/html', body: '<title>Editor</title>' }]]);
  editor = await serveEditor(site, {
    port: 0,
    preview,
    own: join(root, '.editor'),
    assets,
    log: (line) => log.push(line),
  });
  address = new URL(editor.address);
  cookie = `editor-${address.port}=${address.searchParams.get('token')}`;
});
afterEach(async () => {
  await editor.close();
  await rm(root, { recursive: true });
});

type Sent = { method?: string; headers?: Record<string, string>; body?: unknown };

const send = (path: string, { method = 'GET', headers = {}, body }: Sent = {}) =>
  new Promise<{ status: number; headers: Record<string, unknown>; text: string }>((resolve, reject) => {
    const asked = request(
      { host: '127.0.0.1', port: address.port, path, method, headers },
      async (response) => {
        const chunks: Buffer[] = [];
        for await (const chunk of response) chunks.push(chunk);
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: Buffer.concat(chunks).toString(),
        });
      },
    );
    asked.on('error', reject);
    asked.end(body === undefined ? undefined : JSON.stringify(body));
  });

const post = (path: string, body: unknown) =>
  send(path, { method: 'POST', headers: { cookie, origin: address.origin }, body });

test('the printed address is of this machine alone, and gives its token to the browser once', async () => {
  expect(address.hostname).toBe('127.0.0.1');
  const first = await send(`/${address.search}`);
  expect(first).toMatchObject({ status: 303, headers: { location: '/' } });
  expect(String(first.headers['set-cookie'])).toMatch(/; HttpOnly; SameSite=Strict/);
  expect(await send('/', { headers: { cookie } })).toMatchObject({
    status: 200,
    text: '<title>Editor</title>',
  });
  expect(log).toEqual([]);
});

test.each<[name: string, sent: Sent & { path?: string }, said: RegExp]>([
  ['without a token', {}, /no token/],
  ['with a wrong token', { path: '/?token=wrong' }, /no token/],
  ['by another host name', { headers: { host: 'evil.example' } }, /another host name, "evil.example"/],
  ['by the name localhost', { headers: { host: 'localhost' } }, /another host name/],
  [
    'from another origin',
    { headers: { origin: 'http://evil.example' } },
    /another origin, "http:\/\/evil.example"/,
  ],
  ['from a page of another port', { headers: { origin: 'http://127.0.0.1:1' } }, /another origin/],
  ['from a link on another site', { headers: { 'sec-fetch-site': 'cross-site' } }, /another origin/],
  ['to write, without an origin', { method: 'POST', path: '/api/save' }, /another origin/],
])(
  'a request %s is refused, in one line of the log',
  async (name, { path = '/', headers, method = 'GET' }, said) => {
    const own = name.includes('token') ? {} : { cookie };
    const { status, text } = await send(path, { method, headers: { ...own, ...headers } });
    expect(status).toBe(403);
    expect(text).not.toContain('<title>');
    expect(log).toEqual([expect.stringMatching(said)]);
    expect(log.join()).not.toContain('\n');
  },
);

test('a path outside content/ is neither read nor written, and is named in one line', async () => {
  expect(await send('/api/file?file=secret.yaml', { headers: { cookie } })).toMatchObject({ status: 403 });
  expect(await send('/api/file?file=content/../secret.yaml', { headers: { cookie } })).toMatchObject({
    status: 403,
  });
  const body = { file: '../secret.yaml', base: 'name: secret\n', value: { name: 'B' } };
  expect(await post('/api/save', body)).toMatchObject({ status: 403 });
  expect(
    await send('/api/draft', { method: 'PUT', headers: { cookie, origin: address.origin }, body }),
  ).toMatchObject({ status: 403 });
  expect(log).toHaveLength(4);
  expect(await readFile(join(root, 'secret.yaml'), 'utf8')).toBe('name: secret\n');
});

test('what the check refuses is not saved, and comes back in its words', async () => {
  const body = { file, base: '# Once.\nname: A\n', value: { name: 'Much too long' } };
  const problems = [{ file, field: 'name', message: 'is too long' }];
  for (const [path, status] of [
    ['check', 200],
    ['save', 422],
  ] as const) {
    const answer = await post(`/api/${path}`, body);
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.text)).toMatchObject({ problems });
  }
  expect(await readFile(join(root, file), 'utf8')).toBe('# Once.\nname: A\n');
});

test('an entry that nobody has named is not saved', async () => {
  const body = { file, base: '# Once.\nname: A\n', value: { name: 'A', newKey: 'B' } };
  const { status, text } = await post('/api/save', body);
  expect(status).toBe(422);
  expect(JSON.parse(text).problems).toMatchObject([{ file, field: 'newKey' }]);
});

test('what may not be published yet is named, of the saved texts and of what is being written', async () => {
  const unsettled = [{ file, field: 'name', reason: 'sample value' }];
  const overview = await send('/api/overview', { headers: { cookie } });
  expect(JSON.parse(overview.text)).toMatchObject({ unsettled });
  const { text } = await post('/api/check', { file, base: '# Once.\nname: A\n', value: { name: 'B' } });
  expect(JSON.parse(text)).toEqual({ problems: [], unsettled, isShown: true });
});

test('the page is to show what is being written where it holds, and what is saved once that is over', async () => {
  const shown = () => readFile(join(root, '.editor/shown.json'), 'utf8').then(JSON.parse, () => undefined);
  const base = '# Once.\nname: A\n';
  const check = (name: string) => post('/api/check', { file, base, value: { name } });
  await check('B');
  expect(await shown()).toEqual({ file, text: '# Once.\nname: B\n' });
  const { text } = await check('Much too long');
  expect(JSON.parse(text)).toMatchObject({ isShown: false });
  expect(await shown()).toMatchObject({ text: '# Once.\nname: B\n' });
  await check('A');
  expect(await shown()).toBeUndefined();
  await check('B');
  // Of itself, Node says nothing of the length of what is sent with DELETE.
  const headers = { cookie, origin: address.origin, 'content-length': '2' };
  await send('/api/shown', { method: 'DELETE', headers, body: {} });
  expect(await shown()).toBeUndefined();
  await check('B');
  await post('/api/save', { file, base, value: { name: 'B' } });
  expect(await shown()).toBeUndefined();
});

test('a save changes the file, removes the draft, and the next from the old text is shown both', async () => {
  const body = { file, base: '# Once.\nname: A\n', value: { name: 'B' } };
  await send('/api/draft', { method: 'PUT', headers: { cookie, origin: address.origin }, body });
  const opened = await send(`/api/file?file=${file}`, { headers: { cookie } });
  expect(JSON.parse(opened.text)).toMatchObject({ value: { name: 'A' }, draft: { value: { name: 'B' } } });
  expect((await post('/api/save', body)).status).toBe(200);
  expect(await readFile(join(root, file), 'utf8')).toBe('# Once.\nname: B\n');
  expect(JSON.parse((await send('/api/overview', { headers: { cookie } })).text)).toMatchObject({
    drafts: [],
  });
  const second = await post('/api/save', { ...body, value: { name: 'C' } });
  expect(second.status).toBe(409);
  expect(JSON.parse(second.text)).toEqual({ base: '# Once.\nname: B\n', value: { name: 'B' } });
  // A draft knows what it began with, also once the file has another text.
  await send('/api/draft', { method: 'PUT', headers: { cookie, origin: address.origin }, body });
  const again = await send(`/api/file?file=${file}`, { headers: { cookie } });
  expect(JSON.parse(again.text)).toMatchObject({ value: { name: 'B' }, draft: { began: { name: 'A' } } });
  expect(await readFile(join(root, file), 'utf8')).toBe('# Once.\nname: B\n');
});

test('a text that says when it last changed says so of the day it is saved', async () => {
  await writeFile(join(root, file), "name: A\nchanged: '2000-01-01'\n");
  const value = { name: 'B', changed: '2000-01-01' };
  const saved = await post('/api/save', { file, base: "name: A\nchanged: '2000-01-01'\n", value });
  const { changed } = JSON.parse(saved.text).value;
  expect(Date.now() - Date.parse(changed)).toBeLessThan(2 * 24 * 60 * 60 * 1000);
  expect(await readFile(join(root, file), 'utf8')).toBe(`name: B\nchanged: '${changed}'\n`);
});

const read = async (path: string) => JSON.parse((await send(path, { headers: { cookie } })).text);

test('a save is a version; the former text comes back byte for byte, as a draft that is then saved', async () => {
  const git = simpleGit({ baseDir: root });
  await git.init();
  const first = "# Once.\nname:   'A' # 1\n";
  await writeFile(join(root, file), first);
  await git.add('.');
  await git.raw('-c', 'user.name=Made', '-c', 'user.email=', 'commit', '--message=Begin');
  expect(await read('/api/overview')).toMatchObject({ keepsVersions: true });

  const version = { sentence: 'Another name', name: 'K. Silva' };
  const saved = await post('/api/save', { file, base: first, value: { name: 'B' }, version });
  expect(saved.status).toBe(200);
  // Somebody has the file written anew, comments and all.
  await writeFile(join(root, file), 'name: B\n');
  expect(await read('/api/overview')).toMatchObject({ person: 'K. Silva' });
  const { isKept, versions } = await read(`/api/history?file=${file}`);
  expect(isKept).toBe(true);
  expect(versions).toMatchObject([
    { ...version, changes: [{ field: 'name', before: 'A', after: 'B' }], isFirst: false },
    { sentence: 'Begin', name: 'Made', changes: [], isFirst: true },
  ]);

  const from = versions[1].id;
  const { value } = await read(`/api/version?file=${file}&id=${from}`);
  expect(value).toEqual({ name: 'A' });
  const work = { file, base: 'name: B\n', value, from };
  await send('/api/draft', { method: 'PUT', headers: { cookie, origin: address.origin }, body: work });
  expect(await read(`/api/file?file=${file}`)).toMatchObject({ draft: { value, from } });
  expect(await readFile(join(root, file), 'utf8')).toBe('name: B\n');
  await post('/api/save', { ...work, version: { ...version, sentence: 'As it was' } });
  expect(await readFile(join(root, file), 'utf8')).toBe(first);
  expect((await read(`/api/history?file=${file}`)).versions).toHaveLength(3);
});

test('a folder that is no repository saves as ever, and says that it keeps no versions', async () => {
  const version = { sentence: 'Another name', name: 'K. Silva' };
  expect(await read('/api/overview')).toMatchObject({ keepsVersions: false });
  expect(await read(`/api/history?file=${file}`)).toEqual({ isKept: false, versions: [] });
  const saved = await post('/api/save', { file, base: '# Once.\nname: A\n', value: { name: 'B' }, version });
  expect(JSON.parse(saved.text).unkept).toMatch(/^No version could be kept/);
  expect(await readFile(join(root, file), 'utf8')).toBe('# Once.\nname: B\n');
});

test('the history of nothing but content/ is given, and to nobody else', async () => {
  for (const path of [
    '/api/history?file=secret.yaml',
    '/api/history?file=content/../secret.yaml',
    `/api/version?file=secret.yaml&id=${'a'.repeat(40)}`,
  ])
    expect((await send(path, { headers: { cookie } })).status, path).toBe(403);
  expect((await send(`/api/history?file=${file}`)).status).toBe(403);
  expect((await send(`/api/version?file=${file}&id=--output=x`, { headers: { cookie } })).status).toBe(400);
  const sent = { file, base: '', value: {}, version: { sentence: 'a\nb', name: 'K. Silva' } };
  expect((await post('/api/save', sent)).status).toBe(400);
  expect(log).toHaveLength(4);
});

test('publishing is begun and agreed to by the own pages alone, and by no address that is merely opened', async () => {
  const origin = { cookie, origin: address.origin };
  for (const path of ['/api/prepare', '/api/publish']) {
    expect((await send(path, { method: 'POST', body: {} })).status, path).toBe(403);
    expect((await send(path, { method: 'POST', body: {}, headers: { cookie } })).status, path).toBe(403);
    const foreign = { cookie, origin: 'http://evil.example' };
    expect((await send(path, { method: 'POST', body: {}, headers: foreign })).status, path).toBe(403);
    expect((await send(path, { headers: origin })).status, path).toBe(404);
    expect((await post(path, { how: 'command', command: ['x'] })).status, path).toBe(400);
  }
  expect((await send('/api/publication')).status).toBe(403);
  expect(log).toHaveLength(7);
  expect(await read('/api/publication')).toEqual({ step: 'none' });
  expect((await post('/api/prepare', {})).status).toBe(202);
});

test('a text that is in no list has no form, and is not saved: nobody gives the machine a command this way', async () => {
  const hidden = 'content/publish.yaml';
  await writeFile(join(root, hidden), 'how: none yet\n');
  expect((await send(`/api/file?file=${hidden}`, { headers: { cookie } })).status).toBe(403);
  const value = { how: 'command', command: ['sh'] };
  expect((await post('/api/save', { file: hidden, base: 'how: none yet\n', value })).status).toBe(403);
  expect(await readFile(join(root, hidden), 'utf8')).toBe('how: none yet\n');
});

test('what a name is drawn as is shown as a picture that runs nothing, to the own pages alone', async () => {
  const drawn = await send('/api/drawn?kind=letter&name=a', { headers: { cookie } });
  expect(drawn).toMatchObject({
    status: 200,
    text: '<svg>a</svg>',
    headers: {
      'content-type': 'image/svg+xml',
      'content-security-policy': expect.stringMatching(/^default-src 'none'.*sandbox$/),
    },
  });
  expect((await send('/api/drawn?kind=letter&name=c', { headers: { cookie } })).status).toBe(404);
  expect((await send('/api/drawn?kind=letter&name=a')).status).toBe(403);
  expect(await read('/api/overview')).toMatchObject({ drawn: ['letter'] });
  const { names, found } = await read('/api/drawn-names?kind=letter&sought=n');
  expect([names.length, names[0], found]).toEqual([60, 'n0', 100]);
});

test('a request that is no work of the editor is answered, not followed', async () => {
  expect((await post('/api/save', { file })).status).toBe(400);
  expect((await post('/api/none', {})).status).toBe(404);
});
