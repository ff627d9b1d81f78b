import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { file, madeFolder, madeSite } from '../fixture/made-site.ts';
import type { Site } from '../site.ts';
import { cookieOf } from './guard.ts';
import { serveEditor } from './server.ts';

const base = '# Once.\nname: A\n';
const version = { sentence: 'Another name', name: 'K. Silva' };
const problem = { file, field: 'name', message: 'is too long' };
const token = 'of-this-start';
const cookie = cookieOf(token);

let made: ReturnType<typeof madeFolder>;
let site: Site;
let log: string[];
let editor: Awaited<ReturnType<typeof serveEditor>>;

const start = async () => {
  const app = join(made.root, 'app');
  const say = (line: string) => log.push(line);
  editor = await serveEditor(site, { port: 0, token, preview: 'http://127.0.0.1:1', app, log: say });
};

beforeEach(async () => {
  made = madeFolder();
  made.write(base);
  made.write('name: secret\n', 'secret.yaml');
  mkdirSync(join(made.root, 'app'));
  made.write('<title>Editor</title>', 'app/index.html');
  log = [];
  site = madeSite(made.root);
  await start();
});
afterEach(() => editor.close().catch(() => undefined));

type Sent = { method?: string; headers?: Record<string, string>; body?: string | Uint8Array };
/** Asks as no browser would: a path and a host are sent as they are. */
const send = async (path: string, { method = 'GET', headers = { cookie }, body }: Sent = {}) => {
  const { port } = new URL(editor.address);
  const asked = request({ host: '127.0.0.1', port, path, method, headers });
  asked.end(body);
  const [response] = await once(asked, 'response');
  return { status: response.statusCode, headers: response.headers, text: await text(response) };
};
/** Asks as the editor's own pages do, of a file as well. */
const call = async (name: string, asked: unknown = {}, picture?: Uint8Array) => {
  const json = JSON.stringify(asked);
  const path = picture ? `${name}?asked=${encodeURIComponent(json)}` : name;
  const headers = { cookie, origin: new URL(editor.address).origin };
  const answer = await send(`/api/${path}`, { method: 'POST', headers, body: picture ?? json });
  return { status: answer.status, ...JSON.parse(answer.text) };
};
const keep = (name: string, more = {}) =>
  call('keep', { file, base, value: { name }, isDraft: false, ...more });
const save = (name: string, more = {}) => call('save', { file, base, value: { name }, ...more });
const opened = () => call('open', { file });
const read = (path: string) => readFileSync(join(made.root, path), 'utf8');
/** Gives a picture; resolves to the name under which it is held. */
const hold = async (name: string): Promise<string> =>
  (await call('holdPicture', { field: 'photo', name }, Buffer.from(name))).name;
/** The work on the form that names this photo. */
const showing = (photo: string) => ({ file, base: read(file), value: { name: 'A', photo } });

test('the printed address is of this machine alone, and gives its token to the browser once', async () => {
  const { hostname, search } = new URL(editor.address);
  expect(hostname).toBe('127.0.0.1');
  const first = await send(`/${search}`, { headers: {} });
  expect(first).toMatchObject({ status: 303, headers: { location: '/' } });
  expect(String(first.headers['set-cookie'])).toMatch(/; HttpOnly; SameSite=Strict/);
  expect(await send('/')).toMatchObject({ text: '<title>Editor</title>' });
  expect(log).toEqual([]);
});

// Which those are: guard.test.ts.
test('a request from elsewhere is refused, in one line of the log', async () => {
  const refused: [path: string, sent: Sent, said: RegExp][] = [
    ['/', { headers: { cookie: '' } }, /no token/],
    ['/api/picture?name=a.jpg', { headers: { cookie, host: 'evil.example' } }, /another host name/],
    ['/api/publish', { method: 'POST', body: '{}' }, /another origin/],
  ];
  for (const [path, sent, said] of refused) {
    const answer = await send(path, sent);
    expect(answer).toMatchObject({ status: 403, text: expect.not.stringContaining('<title>') });
    expect(log.splice(0)).toEqual([expect.stringMatching(said)]);
  }
});

test('what is no text of content/ is neither read nor written, and is named in one line each time', async () => {
  symlinkSync('../secret.yaml', join(made.root, 'content/link.yaml'));
  symlinkSync('..', join(made.root, 'content/linked'));
  // In no list of the site, and so without a form.
  made.write('how: none yet\n', 'content/hidden.yaml');
  const within = ['../secret', './home', '/home', 'link', 'linked/secret', 'missing', 'hidden', '..\\secret'];
  const files = [...within.map((name) => `content/${name}.yaml`), 'secret.yaml', '/etc/passwd', `${file}\0`];
  for (const outside of files) {
    const work = { file: outside, base: 'name: secret\n' };
    const answers = [
      await call('open', { file: outside }),
      await save('B', work),
      await keep('B', work),
      await call('versions', { file: outside }),
    ];
    expect([outside, ...new Set(answers.map(({ status }) => status))]).toEqual([outside, 403]);
    expect(log.splice(0)).toHaveLength(answers.length);
  }
  expect(readdirSync(join(made.root, '.editor/drafts'))).toEqual([]);
  expect(read('secret.yaml')).toBe('name: secret\n');
  expect(read('content/hidden.yaml')).toBe('how: none yet\n');
  for (const name of ['../../secret.yaml', '/etc/passwd', '../home.yaml', 'README.md/../x']) {
    const shown = await send(`/api/picture?name=${encodeURIComponent(name)}`);
    const removed = await call('removePicture', { name });
    expect([name, shown.status, removed.status]).toEqual([name, 403, 403]);
  }
});

test('what is asked in another way than the pages do is answered, not followed', async () => {
  const asked: [status: number, answer: Promise<{ status?: number }>][] = [
    [400, call('save', { file })],
    [400, save('', { version: { sentence: 'a\nb', name: 'K' } })],
    [400, keep('B', { from: '--output=x' })],
    [403, keep('B', { from: '0'.repeat(40) })],
    [400, call('publish', { goal: 'live', command: ['x'] })],
    [404, send('/api/publish')],
    [404, call('toString')],
    [403, keep('x'.repeat(64_000_000))],
  ];
  for (const [status, answer] of asked) expect((await answer).status).toBe(status);
  expect(read(file)).toBe(base);
});

test('of two windows the second is told what the first has saved, and so is who saves after another program', async () => {
  const answers = await Promise.all([save('B'), save('C')]);
  const [first, second] = answers.toSorted((one, other) => other.is.localeCompare(one.is));
  expect([first, second]).toMatchObject([{ is: 'saved' }, { is: 'behind', value: first.value }]);
  made.write('name: By hand\n');
  expect(await save('D')).toMatchObject({ is: 'behind', base: 'name: By hand\n' });
  expect(read(file)).toBe('name: By hand\n');
});

test('what the check refuses is not saved, and comes back in its words; what may not go live is named', async () => {
  const unsettled = [{ file, field: 'name', reason: 'sample value' }];
  const { check } = site;
  site.check = async (texts) => ({ ...(await check(texts)), unsettled });
  expect(await keep('Much too long')).toMatchObject({ problems: [problem], isShown: false });
  expect(await save('Much too long')).toMatchObject({ is: 'wrong', problems: [problem] });
  expect(read(file)).toBe(base);
  const history = { hasVersions: false };
  expect(await call('overview')).toMatchObject({ unsettled, drawn: { letter: ['a', 'b'] }, history });
  const isShown = () => existsSync(join(made.root, '.editor/shown.json'));
  expect(isShown()).toBe(false);
  expect(await keep('B')).toMatchObject({ problems: [], unsettled, isShown: true });
  expect(isShown()).toBe(true);
  await call('showSaved');
  expect(isShown()).toBe(false);
});

// That a save takes the draft away, and what who saves after somebody else is shown: tests/e2e/editor.
test('a draft knows what it began with; one that cannot be read is set aside', async () => {
  await save('B');
  await keep('B', { isDraft: true });
  expect(await opened()).toMatchObject({ value: { name: 'B' }, draft: { began: { name: 'A' } } });
  made.write('{', '.editor/drafts/content+home.yaml.json');
  made.write('', '.editor/drafts/.DS_Store');
  expect(await opened()).not.toHaveProperty('draft');
  expect(await call('overview')).toMatchObject({ drafts: [] });
  expect(log.at(-1)).toMatch(/is set aside as/);
  await keep('B', { isDraft: true });
  await keep('A');
  expect(await opened()).not.toHaveProperty('draft');
});

test("a text that says when it last changed says so of the firm's own day", async () => {
  const dated = "name: A\nchanged: '2000-01-01'\n";
  made.write(dated);
  // Where the day begins first of all.
  const today = new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10);
  await save('', { base: dated, value: { name: 'B', changed: '2000-01-01' } });
  expect(read(file)).toBe(`name: B\nchanged: '${today}'\n`);
  expect(await call('overview')).toMatchObject({ today });
});

test('a save is a version; the former text comes back byte for byte, as a draft that is then saved', async () => {
  const first = "# Ayubowan – ආයුබෝවන්\r\nname:   'A' # 1 \r\n\n";
  made.write(first);
  made.begin();
  expect(await save('B', { base: first, version })).toMatchObject({ is: 'saved' });
  // Somebody has the file written again, comments and all.
  made.write('name: B\n');
  const { versions } = await call('versions', { file });
  expect(versions).toMatchObject([version, { sentence: 'Begin', name: 'Made' }]);
  const work = { base: 'name: B\n', from: versions[1].id };
  await keep('A', { ...work, isDraft: true });
  expect(await opened()).toMatchObject({ draft: { value: { name: 'A' }, from: work.from } });
  await save('A', { ...work, version });
  expect(read(file)).toBe(first);

  // On no branch nothing is saved, and it is said before.
  made.git('checkout', '--quiet', '--detach');
  const message = expect.stringMatching(/stands on no branch/);
  expect(await call('overview')).toMatchObject({ history: { obstacle: message } });
  expect(await save('C', { base: first })).toMatchObject({ status: 403, message });
  expect(read(file)).toBe(first);
  expect(await keep('C', { base: first, isDraft: true })).toMatchObject({ status: 200 });
});

test('a picture goes in with the save that names it, is in its version, and never over another', async () => {
  made.write('somebody else', 'content/media/chairman.jpg');
  made.begin();
  const name = await hold('Chairman.jpg');
  expect(name).toBe('chairman-2.jpg');
  const work = showing(name);
  await call('keep', { ...work, isDraft: true });
  // The draft and its picture survive the end of the editor; what no draft names does not.
  await hold('Forgotten.jpg');
  await editor.close();
  await start();
  const held = () => readdirSync(join(made.root, '.editor/pictures'));
  expect(held()).toEqual([name]);
  // A save that is refused leaves it where it was; one that somebody else has put there is not written over.
  expect(await call('save', { ...work, base: 'name: Mine\n' })).toMatchObject({ is: 'behind' });
  made.write('another', `content/media/${name}`);
  expect(await call('save', work)).toMatchObject({ status: 403 });
  expect([read(file), read(`content/media/${name}`), held()]).toEqual([base, 'another', [name]]);
  rmSync(join(made.root, 'content/media', name));
  expect(await call('save', { ...work, version })).not.toHaveProperty('withoutVersion');
  expect([read(`content/media/${name}`), held()]).toEqual(['Chairman.jpg', []]);
  expect(made.git('show', '--name-only', '--format=')).toBe(`content/home.yaml\ncontent/media/${name}\n`);
});

test('a picture has a plain name that no other has, be it in capitals', async () => {
  made.write('', 'content/media/Mill.JPG');
  for (const [name, kept] of [
    ['B Fernando (2).JPG', 'b-fernando-2.jpg'],
    ['../../etc/Dès-Kumāra.png', 'etc-des-kumara.jpg'],
    ['සිංහල.jpeg', 'picture.jpg'],
    ['.htaccess', 'picture-2.jpg'],
    ['mill.png', 'mill-2.jpg'],
  ] as const)
    expect(await hold(name)).toBe(kept);
});

test('the old picture stays until nothing names it, is removed by the person, and comes back with its text', async () => {
  made.begin();
  const [first, second] = [await hold('first.jpg'), await hold('second.jpg')];
  await call('save', { ...showing(first), version });
  const unusedNow = async () => [
    (await call('overview')).unused,
    (await call('removePicture', { name: first })).status,
  ];
  expect(await unusedNow()).toEqual([[], 403]);
  const [{ id, value }] = (await call('versions', { file })).versions;
  await call('save', showing(second));
  // A draft that wants it back keeps it.
  await call('keep', { ...showing(first), isDraft: true });
  expect(await unusedNow()).toEqual([[], 403]);
  await call('keep', { ...showing(second), isDraft: false });
  // While a text cannot be read nobody knows what it names.
  const { check } = site;
  site.check = async () => ({ problems: [problem] });
  expect(await unusedNow()).toEqual([[], 403]);
  site.check = check;
  expect(await unusedNow()).toEqual([[first], 200]);
  expect(readdirSync(join(made.root, 'content/media'))).toEqual([second]);
  expect(await call('save', { ...showing(second), value, from: id })).toMatchObject({ is: 'saved' });
  expect(read(`content/media/${first}`)).toBe('first.jpg');
});

test('a text that another program has broken says so where it is opened', async () => {
  made.write('name: [');
  site.check = async () => ({ problems: [{ ...problem, field: 'line 1' }] });
  const message = expect.stringMatching(/line 1 is too long/);
  expect(await opened()).toMatchObject({ status: 403, message });
});

test('what a name is drawn as is shown as a picture that runs nothing', async () => {
  const draw = (name: string) => send(`/api/drawn?kind=letter&name=${name}`);
  const a = await draw('a');
  expect([a.text, a.headers['content-type']]).toEqual(['<svg>a</svg>', 'image/svg+xml']);
  expect(a.headers['content-security-policy']).toMatch(/^default-src 'none'.*sandbox$/);
  expect((await draw('c')).status).toBe(404);
});

test('the end of the editor calls a build off, and waits for it and for what was asked', async () => {
  const moment = () => Promise.withResolvers<void>();
  const [building, looking, looked] = [moment(), moment(), moment()];
  let isBuilding = true;
  site.publishing.build = async (signal) => {
    building.resolve();
    await once(signal, 'abort');
    await pause(20);
    isBuilding = false;
    throw signal.reason;
  };
  await call('prepare');
  await building.promise;
  site.check = async () => {
    looking.resolve();
    await looked.promise;
    return { problems: [] };
  };
  const kept = keep('B');
  await looking.promise;
  const ended = editor.close();
  expect(await keep('C')).toMatchObject({ status: 403, message: expect.stringMatching(/is ending/) });
  looked.resolve();
  expect(await kept).toMatchObject({ status: 200, isShown: true });
  await ended;
  expect(isBuilding).toBe(false);
});
