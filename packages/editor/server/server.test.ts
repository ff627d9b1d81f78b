import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { simpleGit } from 'simple-git';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { noPictures } from '../fixture/no-pictures.ts';
import { serveEditor } from './server.ts';

const file = 'content/firm.yaml';
const base = '# Once.\nname: A\n';
const schema = z.object({ name: z.string().max(10) });
const tooLong = [{ file, field: 'name', message: 'is too long' }];
const unsettled = [{ file, field: 'name', reason: 'sample value' }];
const preview = 'http://127.0.0.1:1';

let root: string;
let log: string[];
let editor: Awaited<ReturnType<typeof serveEditor>>;
let address: URL;
let cookie: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'editor-'));
  await mkdir(join(root, 'content'));
  await writeFile(join(root, file), base);
  await writeFile(join(root, 'secret.yaml'), 'name: secret\n');
  log = [];
  const site = {
    root,
    look: root,
    texts: () => new Map([[file, base]]),
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
        ? { problems: tooLong, unsettled: undefined, unused: undefined }
        : { problems: [], unsettled, unused: [] },
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

/** Asks as no browser would: a path and a host are sent as they are. */
const send = async (path: string, { method = 'GET', headers = {}, body }: Sent = {}) => {
  const asked = request({ host: '127.0.0.1', port: address.port, path, method, headers });
  asked.end(body === undefined ? undefined : JSON.stringify(body));
  const [response] = await once(asked, 'response');
  return { status: response.statusCode, headers: response.headers, text: await text(response) };
};
/** Asks as the editor's own pages do. */
const own = () => ({ cookie, origin: address.origin });
const get = (path: string) => send(path, { headers: { cookie } });
const read = async (path: string) => JSON.parse((await get(path)).text);
const post = (path: string, body: unknown) => send(path, { method: 'POST', headers: own(), body });
const put = (path: string, body: unknown) => send(path, { method: 'PUT', headers: own(), body });
const saved = () => readFile(join(root, file), 'utf8');

test('the printed address is of this machine alone, and gives its token to the browser once', async () => {
  expect(address.hostname).toBe('127.0.0.1');
  const first = await send(`/${address.search}`);
  expect(first).toMatchObject({ status: 303, headers: { location: '/' } });
  expect(String(first.headers['set-cookie'])).toMatch(/; HttpOnly; SameSite=Strict/);
  expect(await get('/')).toMatchObject({ status: 200, text: '<title>Editor</title>' });
  expect(log).toEqual([]);
});

test.each<[name: string, sent: Sent & { path?: string }, said: RegExp]>([
  ['without a token', {}, /no token/],
  ['with a wrong token', { path: '/?token=wrong' }, /no token/],
  ['for a history without a token', { path: `/api/history?file=${file}` }, /no token/],
  ['by another host name', { headers: { host: 'evil.example' } }, /another host name, "evil.example"/],
  ['by the name localhost', { headers: { host: 'localhost' } }, /another host name/],
  ['from another origin', { headers: { origin: 'http://evil.example' } }, /origin, "http:\/\/evil.example"/],
  ['from a page of another port', { headers: { origin: 'http://127.0.0.1:1' } }, /another origin/],
  ['from a link on another site', { headers: { 'sec-fetch-site': 'cross-site' } }, /another origin/],
  ['to write, without an origin', { method: 'POST', path: '/api/save' }, /another origin/],
  ['to build, without an origin', { method: 'POST', path: '/api/prepare', body: {} }, /another origin/],
  ['to publish, without an origin', { method: 'POST', path: '/api/publish', body: {} }, /another origin/],
])(
  'a request %s is refused, in one line of the log',
  async (name, { path = '/', headers, ...sent }, said) => {
    const token = name.includes('token') ? {} : { cookie };
    const { status, text } = await send(path, { ...sent, headers: { ...token, ...headers } });
    expect(status).toBe(403);
    expect(text).not.toContain('<title>');
    expect(log).toEqual([expect.stringMatching(said)]);
    expect(log.join()).not.toContain('\n');
  },
);

test.each(['secret.yaml', 'content/../secret.yaml', '../secret.yaml'])(
  '%s outside content/ is neither read nor written, and is named in one line each time',
  async (outside) => {
    const body = { file: outside, base: 'name: secret\n', value: { name: 'B' } };
    const answers = [
      await get(`/api/file?file=${outside}`),
      await get(`/api/history?file=${outside}`),
      await get(`/api/version?file=${outside}&id=${'a'.repeat(40)}`),
      await post('/api/save', body),
      await put('/api/draft', body),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
    expect(log).toHaveLength(5);
    expect(await readFile(join(root, 'secret.yaml'), 'utf8')).toBe('name: secret\n');
  },
);

test('a text that is in no list has no form, and is not saved: nobody gives the machine a command this way', async () => {
  const hidden = 'content/publish.yaml';
  await writeFile(join(root, hidden), 'how: none yet\n');
  expect((await get(`/api/file?file=${hidden}`)).status).toBe(403);
  const value = { how: 'command', command: ['sh'] };
  expect((await post('/api/save', { file: hidden, base: 'how: none yet\n', value })).status).toBe(403);
  expect(await readFile(join(root, hidden), 'utf8')).toBe('how: none yet\n');
});

test.each<[name: string, status: number, ask: () => ReturnType<typeof send>]>([
  ['a save of nothing', 400, () => post('/api/save', { file })],
  [
    'a sentence of two lines',
    400,
    () => post('/api/save', { file, base: '', value: {}, version: { sentence: 'a\nb', name: 'K' } }),
  ],
  ['a version by an option of git', 400, () => get(`/api/version?file=${file}&id=--output=x`)],
  ['a command to build by', 400, () => post('/api/prepare', { how: 'command', command: ['x'] })],
  ['a command to publish by', 400, () => post('/api/publish', { how: 'command', command: ['x'] })],
  ['publishing by an address that is merely opened', 404, () => get('/api/publish')],
  ['building by one', 404, () => get('/api/prepare')],
  ['what there is not', 404, () => post('/api/none', {})],
])('%s is answered with %i, not followed', async (_, status, ask) => {
  expect((await ask()).status).toBe(status);
  expect(await saved()).toBe(base);
});

test('publishing is begun by the own pages', async () => {
  expect(await read('/api/publication')).toEqual({ step: 'none' });
  expect((await post('/api/prepare', {})).status).toBe(202);
});

test.each([
  ['what the check refuses', { name: 'Much too long' }, tooLong],
  ['an entry that nobody has named', { name: 'A', newKey: 'B' }, [{ file, field: 'newKey' }]],
])('%s is not saved, and comes back in its words', async (_, value, problems) => {
  for (const [path, status] of [
    ['check', 200],
    ['save', 422],
  ] as const) {
    const answer = await post(`/api/${path}`, { file, base, value });
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.text)).toMatchObject({ problems });
  }
  expect(await saved()).toBe(base);
});

test('what may not be published yet is named, of the saved texts and of what is being written', async () => {
  expect(await read('/api/overview')).toMatchObject({ unsettled, drawn: ['letter'] });
  const { text } = await post('/api/check', { file, base, value: { name: 'B' } });
  expect(JSON.parse(text)).toEqual({ problems: [], unsettled, isShown: true });
});

test('the page is to show what is being written where it holds, and what is saved once that is over', async () => {
  const shown = () => readFile(join(root, '.editor/shown.json'), 'utf8').then(JSON.parse, () => undefined);
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
  await send('/api/shown', { method: 'DELETE', headers: { ...own(), 'content-length': '2' }, body: {} });
  expect(await shown()).toBeUndefined();
  await check('B');
  await post('/api/save', { file, base, value: { name: 'B' } });
  expect(await shown()).toBeUndefined();
});

test('a save changes the file, removes the draft, and the next from the old text is shown both', async () => {
  const body = { file, base, value: { name: 'B' } };
  await put('/api/draft', body);
  expect(await read(`/api/file?file=${file}`)).toMatchObject({
    value: { name: 'A' },
    draft: { value: body.value },
  });
  expect((await post('/api/save', body)).status).toBe(200);
  expect(await saved()).toBe('# Once.\nname: B\n');
  expect(await read('/api/overview')).toMatchObject({ drafts: [] });
  const second = await post('/api/save', { ...body, value: { name: 'C' } });
  expect(second.status).toBe(409);
  expect(JSON.parse(second.text)).toEqual({ base: '# Once.\nname: B\n', value: { name: 'B' } });
  // A draft knows what it began with, also once the file has another text.
  await put('/api/draft', body);
  const again = await read(`/api/file?file=${file}`);
  expect(again).toMatchObject({ value: { name: 'B' }, draft: { began: { name: 'A' } } });
  expect(await saved()).toBe('# Once.\nname: B\n');
});

test('a text that says when it last changed says so of the day it is saved', async () => {
  const dated = "name: A\nchanged: '2000-01-01'\n";
  await writeFile(join(root, file), dated);
  const value = { name: 'B', changed: '2000-01-01' };
  const { text } = await post('/api/save', { file, base: dated, value });
  const { changed } = JSON.parse(text).value;
  expect(Date.now() - Date.parse(changed)).toBeLessThan(2 * 24 * 60 * 60 * 1000);
  expect(await saved()).toBe(`name: B\nchanged: '${changed}'\n`);
});

test('a save is a version; the former text comes back byte for byte, as a draft that is then saved', async () => {
  const git = simpleGit({ baseDir: root });
  await git.init();
  const first = "# Once.\nname:   'A' # 1\n";
  await writeFile(join(root, file), first);
  await git.add('.');
  await git.raw('-c', 'user.name=Made', '-c', 'user.email=', 'commit', '--message=Begin');
  expect(await read('/api/overview')).toMatchObject({ keepsVersions: true });

  const version = { sentence: 'Another name', name: 'K. Silva' };
  expect((await post('/api/save', { file, base: first, value: { name: 'B' }, version })).status).toBe(200);
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
  await put('/api/draft', work);
  expect(await read(`/api/file?file=${file}`)).toMatchObject({ draft: { value, from } });
  expect(await saved()).toBe('name: B\n');
  await post('/api/save', { ...work, version: { ...version, sentence: 'As it was' } });
  expect(await saved()).toBe(first);
  expect((await read(`/api/history?file=${file}`)).versions).toHaveLength(3);
});

test('a folder that is no repository saves as ever, and says that it keeps no versions', async () => {
  const version = { sentence: 'Another name', name: 'K. Silva' };
  expect(await read('/api/overview')).toMatchObject({ keepsVersions: false });
  expect(await read(`/api/history?file=${file}`)).toEqual({ isKept: false, versions: [] });
  const { text } = await post('/api/save', { file, base, value: { name: 'B' }, version });
  expect(JSON.parse(text).unkept).toMatch(/^No version could be kept/);
  expect(await saved()).toBe('# Once.\nname: B\n');
});

test('what a name is drawn as is shown as a picture that runs nothing', async () => {
  const drawn = await get('/api/drawn?kind=letter&name=a');
  expect(drawn).toMatchObject({
    status: 200,
    text: '<svg>a</svg>',
    headers: {
      'content-type': 'image/svg+xml',
      'content-security-policy': expect.stringMatching(/^default-src 'none'.*sandbox$/),
    },
  });
  expect((await get('/api/drawn?kind=letter&name=c')).status).toBe(404);
  const { names, found } = await read('/api/drawn-names?kind=letter&sought=n');
  expect([names.length, names[0], found]).toEqual([60, 'n0', 100]);
});
