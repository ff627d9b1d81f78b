import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveEditor } from '@site/editor';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parse } from 'yaml';
import { projectRoot } from '#build/paths.ts';
import { siteAt } from '#scripts/editor/site-at.ts';
import { cameraPhoto, noise } from '#src/pictures/owner/odd-pictures.ts';

const team = 'content/team.yaml';

let root: string;
let log: string[];
let editor: Awaited<ReturnType<typeof serveEditor>>;
let origin: string;
let cookie: string;

const open = async () => {
  const options = { port: 0, preview: 'http://127.0.0.1:1', own: join(root, '.editor'), assets: new Map() };
  editor = await serveEditor(siteAt(root), { ...options, log: (line) => log.push(line) });
  const address = new URL(editor.address);
  origin = address.origin;
  cookie = `editor-${address.port}=${address.searchParams.get('token')}`;
};

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'editor-'));
  await cp(join(projectRoot, 'content'), join(root, 'content'), { recursive: true });
  log = [];
  await open();
});
afterEach(async () => {
  await editor.close();
  await rm(root, { recursive: true });
});

const ask = async (method: string, path: string, body?: unknown) => {
  const response = await fetch(`${origin}/api/${path}`, {
    method,
    headers: { cookie, ...(method === 'GET' ? {} : { origin }) },
    ...(body === undefined
      ? {}
      : { body: body instanceof Uint8Array ? new Uint8Array(body) : JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json() };
};

const upload = (name: string, bytes: Uint8Array, field = 'photo') =>
  ask('POST', `upload?field=${field}&name=${encodeURIComponent(name)}`, bytes);

/** Chooses a picture and takes it as it is, or a part of it; resolves to its name. */
const take = async (
  name: string,
  bytes: Uint8Array,
  { field = 'photo', box }: { field?: string; box?: object } = {},
) => {
  const { id } = (await upload(name, bytes, field)).body;
  const { status, body } = await ask('POST', 'picture', { id, box });
  expect(status, JSON.stringify(body)).toBe(200);
  return String(body.name);
};

const media = () => readdir(join(root, 'content/media'));
const held = () => readdir(join(root, '.editor/pictures'));

/** The form of the people, with this photo of the chairman. */
const withPhoto = async (photo: string | undefined) => {
  const base = await readFile(join(root, team), 'utf8');
  const value = parse(base);
  return { file: team, base, value: { ...value, chairman: { ...value.chairman, photo } } };
};

const drawing = (inner: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10">${inner}</svg>`);
const plain = await sharp({ create: { width: 600, height: 720, channels: 3, background: '#a33' } })
  .jpeg()
  .toBuffer();

test.each<
  [name: string, file: string, bytes: () => Promise<Uint8Array> | Uint8Array, field: string, fault: RegExp]
>([
  [
    'cut short',
    'cut.jpg',
    async () => (await noise(500, 600).jpeg().toBuffer()).subarray(0, 9000),
    'photo',
    /^cut\.jpg is damaged or not whole/,
  ],
  [
    'with a script',
    'evil.svg',
    () => drawing('<script>1</script>'),
    'logo',
    /^evil\.svg is not safe to publish, .*element script/,
  ],
  [
    'under another ending',
    'logo.png',
    () => drawing('<path d="M0 0h9"/>'),
    'logo',
    /^logo\.png holds a picture of the kind svg: have its name end in \.svg/,
  ],
  [
    'that is a text',
    'photo.jpg',
    () => Buffer.from('Photo follows'),
    'photo',
    /^photo\.jpg is a text, whatever its name says/,
  ],
  [
    'that is too small',
    'small.png',
    () => sharp(plain).resize(90).png().toBuffer(),
    'photo',
    /^small\.png has 90 × 108 pixels: a portrait needs at least 400 × 400/,
  ],
  [
    'of 11 MB',
    'big.png',
    () => noise(1920, 1920).png({ compressionLevel: 0 }).toBuffer(),
    'photo',
    /^big\.png has 10\.\d MB: save it with at most 10 MB/,
  ],
])(
  'a picture %s is refused by name, in the words of the build, and nothing is kept of it',
  async (_, file, bytes, field, fault) => {
    const { status, body } = await upload(file, await bytes(), field);
    expect(status).toBe(422);
    expect(body.message).toMatch(fault);
    expect(await held()).toEqual([]);
  },
);

test('a photo of 8 MB that lies on its side is held upright, small, without what the camera noted', async () => {
  const photo = await cameraPhoto();
  expect(photo.length).toBeGreaterThan(7_500_000);
  const { body } = await upload('B Fernando.JPG', photo);
  expect(body).toMatchObject({ width: 2400, height: 3200, frame: { keep: 'top' } });
  // The lower half alone.
  const part = await ask('POST', 'picture', {
    id: body.id,
    box: { left: 0.5, top: 0.5, width: 0.5, height: 0.45 },
  });
  expect(part).toEqual({ status: 200, body: { name: 'b-fernando.jpg' } });
  const picture = sharp(join(root, '.editor/pictures/b-fernando.jpg'));
  const { width, height, exif, orientation } = await picture.metadata();
  expect({ width, height, exif, orientation }).toEqual({ width: 1200, height: 1440 });
  const { channels } = await picture.stats();
  expect((channels[2]?.mean ?? 0) > 2 * (channels[0]?.mean ?? 255)).toBe(true);
});

test('a picture goes in with the save that names it, is in its version, and never over another', async () => {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
  git('init', '--quiet');
  git('add', 'content');
  git('-c', 'user.name=Made', '-c', 'user.email=', 'commit', '--quiet', '--message=As delivered');
  await writeFile(join(root, 'content/media/chairman.jpg'), 'somebody else');

  const name = await take('Chairman.jpg', plain);
  expect(name).toBe('chairman-2.jpg');
  const work = await withPhoto(name);
  expect((await ask('POST', 'check', work)).body.problems).toEqual([]);
  expect(await media()).not.toContain(name);
  await ask('PUT', 'draft', work);

  // The draft and its picture survive the end of the editor; what no draft names does not.
  await take('Forgotten.jpg', plain);
  await editor.close();
  await open();
  expect(await held()).toEqual([name]);

  const version = { sentence: 'A photo', name: 'K. Silva' };
  expect((await ask('POST', 'save', { ...work, version })).body.unkept).toBeUndefined();
  expect(await media()).toContain(name);
  expect(await held()).toEqual([]);
  expect(git('show', '--name-only', '--format=').split('\n')).toEqual(
    expect.arrayContaining([team, `content/media/${name}`]),
  );
});

test('a save that is refused leaves the pictures where they were', async () => {
  const name = await take('Chairman.jpg', plain);
  const work = await withPhoto(name);
  const conflict = await ask('POST', 'save', { ...work, base: `${work.base}# Mine.\n` });
  expect(conflict.status).toBe(409);
  const wrong = { ...work, value: { ...work.value, chairman: { ...work.value.chairman, title: '' } } };
  expect((await ask('POST', 'save', wrong)).status).toBe(422);
  expect(await media()).not.toContain(name);
  // Somebody puts another picture there in the meantime: theirs is not written over.
  await ask('PUT', 'draft', work);
  await writeFile(join(root, 'content/media', name), await sharp(plain).negate().toBuffer());
  expect((await ask('POST', 'save', work)).status).toBe(403);
  expect(await readFile(join(root, team), 'utf8')).toBe(work.base);
});

test('the old picture stays until nothing names it, and is then removed by the person', async () => {
  const [first, second] = [await take('first.jpg', plain), await take('second.jpg', plain)];
  await ask('POST', 'save', await withPhoto(first));
  expect((await ask('GET', 'overview')).body.unused).toEqual([]);
  expect((await ask('DELETE', 'picture', { name: first })).status).toBe(403);
  await ask('POST', 'save', await withPhoto(second));
  expect((await ask('GET', 'overview')).body.unused).toEqual([first]);
  // A draft that wants it back keeps it.
  const draft = await withPhoto(first);
  await ask('PUT', 'draft', draft);
  expect((await ask('GET', 'overview')).body.unused).toEqual([]);
  expect((await ask('DELETE', 'picture', { name: first })).status).toBe(403);
  await ask('DELETE', 'draft', { file: team });
  // While a text cannot be read nobody knows what it names.
  await writeFile(join(root, 'content/clients.yaml'), 'logo: [');
  expect((await ask('DELETE', 'picture', { name: first })).status).toBe(403);
  await cp(join(projectRoot, 'content/clients.yaml'), join(root, 'content/clients.yaml'));
  expect((await ask('DELETE', 'picture', { name: first })).status).toBe(200);
  expect(await media()).toEqual(expect.arrayContaining([second]));
  expect(await media()).not.toContain(first);
});

test('a text that is brought back brings its removed picture', async () => {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  git('init', '--quiet');
  const save = async (photo: string) =>
    ask('POST', 'save', { ...(await withPhoto(photo)), version: { sentence: 'A photo', name: 'K. Silva' } });
  const [first, second] = [await take('first.jpg', plain), await take('second.jpg', plain)];
  await save(first);
  const id = git('rev-parse', 'HEAD');
  const bytes = await readFile(join(root, 'content/media', first));
  await save(second);
  await ask('DELETE', 'picture', { name: first });
  expect(await media()).not.toContain(first);
  const { value } = (await ask('GET', `version?file=${team}&id=${id}`)).body;
  expect(value.chairman.photo).toBe(first);
  const work = { file: team, base: await readFile(join(root, team), 'utf8'), value, from: id };
  expect((await ask('POST', 'check', work)).body.problems).toEqual([]);
  expect((await ask('POST', 'save', work)).status).toBe(200);
  expect(await readFile(join(root, 'content/media', first))).toEqual(bytes);
});

test('a picture that is none of the site is neither shown nor removed, and named in one line of the log', async () => {
  await writeFile(join(root, 'secret.jpg'), plain);
  await symlink(join(root, 'secret.jpg'), join(root, 'content/media/link.jpg'));
  for (const name of ['../../secret.jpg', '/etc/passwd', 'link.jpg', '../team.yaml', 'README.md/../x']) {
    expect((await ask('GET', `picture?name=${encodeURIComponent(name)}`)).status, name).toBe(403);
    expect((await ask('DELETE', 'picture', { name })).status, name).toBe(403);
  }
  expect((await upload('x.jpg', Buffer.alloc(64_000_001))).status).toBe(403);
  expect(log).toHaveLength(11);
  expect(log.join()).not.toContain('\n');
  const stranger = await fetch(`${origin}/api/upload?field=photo&name=a.jpg`, {
    method: 'POST',
    headers: { cookie, origin: 'http://evil.example' },
    body: plain,
  });
  expect(stranger.status).toBe(403);
});
