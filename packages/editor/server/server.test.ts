import { once } from 'node:events';
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { file, madeFolder, madeSite, type Settings } from '../fixture/made-site.ts';
import { serveEditor } from './server.ts';

const base = '# Once.\nname: A\n';
const unsettled = [{ file, field: 'name', reason: 'sample value' }];

let made: ReturnType<typeof madeFolder>;
let settings: Settings;
let log: string[];
let address: URL;
let cookie: string;

beforeEach(async () => {
  made = madeFolder();
  made.write(base);
  made.write('name: secret\n', 'secret.yaml');
  log = [];
  const { site, settings: set } = madeSite(made.root);
  settings = set;
  const editor = await serveEditor(site, {
    port: 0,
    token: 'of-this-start',
    preview: 'http://127.0.0.1:1',
    own: join(made.root, '.editor'),
    assets: new Map([['/', { type: 'text/html', body: '<title>Editor</title>' }]]),
    log: (line) => log.push(line),
  });
  onTestFinished(editor.close);
  address = new URL(editor.address);
  cookie = `editor-${address.port}=of-this-start`;
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
const call = async (name: string, body: unknown = {}) => {
  const answer = await send(`/api/${name}`, {
    method: 'POST',
    headers: { cookie, origin: address.origin },
    body,
  });
  return { status: answer.status, ...JSON.parse(answer.text) };
};
const saved = () => readFileSync(join(made.root, file), 'utf8');

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
  ['for a picture without a token', { path: '/api/picture?name=a.jpg' }, /no token/],
  ['by another host name', { headers: { host: 'evil.example' } }, /another host name, "evil.example"/],
  ['by the name localhost', { headers: { host: 'localhost' } }, /another host name/],
  ['from another origin', { headers: { origin: 'http://evil.example' } }, /origin, "http:\/\/evil.example"/],
  ['from a page of another port', { headers: { origin: 'http://127.0.0.1:1' } }, /another origin/],
  ['from a link on another site', { headers: { 'sec-fetch-site': 'cross-site' } }, /another origin/],
  ['to write, without an origin', { method: 'POST', path: '/api/save' }, /another origin/],
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

test.each([
  'secret.yaml',
  'content/../secret.yaml',
  '../secret.yaml',
  'content/./home.yaml',
  'content//home.yaml',
  '/etc/passwd',
  'content/home.json',
  'content/link.yaml',
  'content/linked/secret.yaml',
  'content/missing.yaml',
  'content\\..\\secret.yaml',
  'content/home.yaml\0',
])('%j is neither read nor written, and is named in one line each time', async (outside) => {
  symlinkSync('../secret.yaml', join(made.root, 'content/link.yaml'));
  symlinkSync('..', join(made.root, 'content/linked'));
  const work = { file: outside, base: 'name: secret\n', value: { name: 'B' } };
  const answers = [
    await call('open', { file: outside }),
    await call('versions', { file: outside }),
    await call('version', { file: outside, id: 'a'.repeat(40) }),
    await call('save', work),
    await call('check', work),
  ];
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
  expect(log).toHaveLength(5);
  expect(readFileSync(join(made.root, 'secret.yaml'), 'utf8')).toBe('name: secret\n');
});

test('a text that is in no list has no form, and is not saved', async () => {
  made.write('how: none yet\n', 'content/hidden.yaml');
  expect((await call('open', { file: 'content/hidden.yaml' })).status).toBe(403);
  const work = { file: 'content/hidden.yaml', base: 'how: none yet\n', value: { how: 'x' } };
  expect((await call('save', work)).status).toBe(403);
  expect(readFileSync(join(made.root, 'content/hidden.yaml'), 'utf8')).toBe('how: none yet\n');
});

test.each<[name: string, status: number, ask: () => Promise<{ status?: number }>]>([
  ['a save of nothing', 400, () => call('save', { file })],
  [
    'a sentence of two lines',
    400,
    () => call('save', { file, base, value: {}, version: { sentence: 'a\nb', name: 'K' } }),
  ],
  ['a version by an option of git', 400, () => call('version', { file, id: '--output=x' })],
  ['a command to publish by', 400, () => call('publish', { goal: 'live', command: ['x'] })],
  [
    'publishing by an address that is merely opened',
    404,
    () => send('/api/publish', { headers: { cookie } }),
  ],
  ['what there is not', 404, () => call('toString')],
])('%s is answered with %i, not followed', async (_, status, ask) => {
  expect((await ask()).status).toBe(status);
  expect(saved()).toBe(base);
});

test('what the check refuses is not saved, and comes back in its words; what may not go live is named', async () => {
  settings.checked = { problems: [], unsettled, unused: [] };
  const problems = [{ file, field: 'name', message: 'is too long' }];
  const work = { file, base, value: { name: 'Much too long' } };
  expect(await call('check', work)).toMatchObject({ problems, isShown: false });
  expect(await call('save', work)).toMatchObject({ is: 'wrong', problems });
  expect(saved()).toBe(base);
  expect(await call('overview')).toMatchObject({
    unsettled,
    drawn: ['letter'],
    history: { hasVersions: false },
  });
  expect(await call('check', { ...work, value: { name: 'B' } })).toMatchObject({
    problems: [],
    unsettled,
    isShown: true,
  });
});

test('the page is to show what is being written where it holds, and what is saved once that is over', async () => {
  const place = join(made.root, '.editor/shown.json');
  const shown = () => (existsSync(place) ? JSON.parse(readFileSync(place, 'utf8')) : undefined);
  const check = (name: string) => call('check', { file, base, value: { name } });
  await check('B');
  expect(shown()).toEqual({ file, text: '# Once.\nname: B\n' });
  await check('Much too long');
  expect(shown()).toMatchObject({ text: '# Once.\nname: B\n' });
  for (const over of [
    () => check('A'),
    () => call('showSaved'),
    () => call('save', { file, base, value: { name: 'B' } }),
  ]) {
    await check('B');
    await over();
    expect(shown()).toBeUndefined();
  }
});

test('a save changes the file, removes the draft, and the next from the old text is shown both', async () => {
  const work = { file, base, value: { name: 'B' } };
  await call('saveDraft', work);
  expect(await call('open', { file })).toMatchObject({ value: { name: 'A' }, draft: { value: work.value } });
  expect(await call('save', work)).toMatchObject({ is: 'saved', base: '# Once.\nname: B\n' });
  expect(await call('overview')).toMatchObject({ drafts: [] });
  expect(await call('save', { ...work, value: { name: 'C' } })).toMatchObject({
    is: 'behind',
    value: { name: 'B' },
  });
  // A draft knows what it began with, also once the file has another text; one that cannot be read is set aside.
  await call('saveDraft', work);
  expect(await call('open', { file })).toMatchObject({
    value: { name: 'B' },
    draft: { began: { name: 'A' } },
  });
  made.write('{', '.editor/drafts/content+home.yaml.json');
  made.write('', '.editor/drafts/.DS_Store');
  expect(await call('open', { file })).not.toHaveProperty('draft');
  expect(await call('overview')).toMatchObject({ drafts: [] });
  expect(log.at(-1)).toMatch(/is set aside as/);
  expect(saved()).toBe('# Once.\nname: B\n');
});

test("a text that says when it last changed says so of the firm's own day", async () => {
  const dated = "name: A\nchanged: '2000-01-01'\n";
  made.write(dated);
  // Where the day begins first of all.
  const today = new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10);
  await call('save', { file, base: dated, value: { name: 'B', changed: '2000-01-01' } });
  expect(saved()).toBe(`name: B\nchanged: '${today}'\n`);
  expect(await call('overview')).toMatchObject({ today });
});

test('a save is a version; the former text comes back byte for byte, as a draft that is then saved', async () => {
  const first = "# Once.\nname:   'A' # 1\n";
  made.write(first);
  made.begin();
  const version = { sentence: 'Another name', name: 'K. Silva' };
  expect(await call('save', { file, base: first, value: { name: 'B' }, version })).toMatchObject({
    is: 'saved',
  });
  // Somebody has the file written anew, comments and all.
  made.write('name: B\n');
  expect(await call('overview')).toMatchObject({ person: 'K. Silva' });
  const { versions } = await call('versions', { file });
  expect(versions).toMatchObject([
    { ...version, changes: [{ field: 'name', before: 'A', after: 'B' }], isFirst: false },
    { sentence: 'Begin', name: 'Made', changes: [], isFirst: true },
  ]);
  const from = versions[1].id;
  const { value } = await call('version', { file, id: from });
  const work = { file, base: 'name: B\n', value, from };
  await call('saveDraft', work);
  expect(await call('open', { file })).toMatchObject({ draft: { value: { name: 'A' }, from } });
  await call('save', { ...work, version: { ...version, sentence: 'As it was' } });
  expect(saved()).toBe(first);

  // On no branch nothing is saved, and it is said before.
  made.git('checkout', '--quiet', '--detach');
  const told = expect.stringMatching(/stands on no branch/);
  expect(await call('overview')).toMatchObject({ history: { obstacle: told } });
  expect(await call('save', { file, base: first, value: { name: 'C' } })).toMatchObject({
    status: 403,
    message: told,
  });
  expect(saved()).toBe(first);
  expect(await call('saveDraft', { file, base: first, value: { name: 'C' } })).toMatchObject({ status: 200 });
});

test('a folder that is no repository saves as ever, and says that it has no versions', async () => {
  const version = { sentence: 'Another name', name: 'K. Silva' };
  expect(await call('versions', { file })).toMatchObject({ hasVersions: false, versions: [] });
  const answer = await call('save', { file, base, value: { name: 'B' }, version });
  expect(answer).toMatchObject({
    is: 'saved',
    withoutVersion: expect.stringMatching(/^No version could be made/),
  });
  expect(saved()).toBe('# Once.\nname: B\n');
});

test('a text that another program has broken says so where it is opened', async () => {
  made.write('name: [');
  settings.checked = {
    problems: [{ file, field: 'line 1', message: 'ends too early' }],
    unsettled: [],
    unused: [],
  };
  expect(await call('open', { file })).toMatchObject({
    status: 403,
    message: expect.stringMatching(/line 1 ends too early/),
  });
});

test('what a name is drawn as is shown as a picture that runs nothing', async () => {
  const draw = (name: string) => send(`/api/drawn?kind=letter&name=${name}`, { headers: { cookie } });
  expect(await draw('a')).toMatchObject({
    status: 200,
    text: '<svg>a</svg>',
    headers: {
      'content-type': 'image/svg+xml',
      'content-security-policy': expect.stringMatching(/^default-src 'none'.*sandbox$/),
    },
  });
  expect((await draw('c')).status).toBe(404);
  const { names, found } = await call('drawnNames', { kind: 'letter', words: 'n' });
  expect([names.length, names[0], found]).toEqual([60, 'n0', 100]);
});
