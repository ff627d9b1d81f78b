import { cp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { parse } from 'yaml';
import { projectRoot } from '#build/paths.ts';
import { madeFolder } from '#packages/editor/fixture/made-site.ts';
import { servedEditor } from '#packages/editor/fixture/served-editor.ts';
import { siteAt } from '#scripts/editor/site-at.ts';
import { timeOfContent } from '#tests/content/this-content.ts';

const team = 'content/team.yaml';

let root: string;
let git: (...args: string[]) => string;
let editor: Awaited<ReturnType<typeof servedEditor>>;

const open = async () => {
  editor = await servedEditor(siteAt(root, timeOfContent));
};
beforeEach(async () => {
  ({ root, git } = madeFolder());
  await cp(join(projectRoot, 'content'), join(root, 'content'), { recursive: true });
  git('init', '--quiet');
  await open();
});

const call: typeof editor.call = (...asked) => editor.call(...asked);
/** Gives a picture, all of which is to be shown; resolves to its name. */
const take = async (file: string, bytes: Uint8Array): Promise<string> => {
  const box = { left: 0, top: 0, width: 1, height: 1 };
  return (await call('holdPicture', { field: 'photo', name: file, box }, bytes)).name;
};
const media = () => readdir(join(root, 'content/media'));
const held = () => readdir(join(root, '.editor/pictures'));

/** The form of the people, with this photo of the chairman. */
const withPhoto = async (photo: string) => {
  const base = await readFile(join(root, team), 'utf8');
  const value = parse(base);
  return { file: team, base, value: { ...value, chairman: { ...value.chairman, photo } } };
};
const version = { sentence: 'A photo', name: 'K. Silva' };
const save = async (photo: string) => call('save', { ...(await withPhoto(photo)), version });

const plain = await sharp({ create: { width: 600, height: 720, channels: 3, background: '#a33' } })
  .jpeg()
  .toBuffer();

test('a picture goes in with the save that names it, is in its version, and never over another', async () => {
  await writeFile(join(root, 'content/media/chairman.jpg'), 'somebody else');
  const name = await take('Chairman.jpg', plain);
  expect(name).toBe('chairman-2.jpg');
  const work = await withPhoto(name);
  expect(await call('keep', { ...work, isDraft: true })).toMatchObject({ problems: [] });
  // The draft and its picture survive the end of the editor; what no draft names does not.
  await take('Forgotten.jpg', plain);
  await editor.close();
  await open();
  expect(await held()).toEqual([name]);
  // A save that is refused leaves it where it was; one that somebody else has put there is not written over.
  expect(await call('save', { ...work, base: `${work.base}# Mine.\n` })).toMatchObject({ is: 'behind' });
  await writeFile(join(root, 'content/media', name), await sharp(plain).negate().toBuffer());
  expect((await call('save', work)).status).toBe(403);
  expect(await readFile(join(root, team), 'utf8')).toBe(work.base);
  await rm(join(root, 'content/media', name));

  expect(await call('save', { ...work, version })).not.toHaveProperty('withoutVersion');
  expect(await media()).toContain(name);
  expect(await held()).toEqual([]);
  expect(git('show', '--name-only', '--format=').split('\n')).toEqual(
    expect.arrayContaining([team, `content/media/${name}`]),
  );
});

test('the old picture stays until nothing names it, is removed by the person, and comes back with its text', async () => {
  const [first, second] = [await take('first.jpg', plain), await take('second.jpg', plain)];
  await save(first);
  const id = git('rev-parse', 'HEAD').trim();
  const bytes = await readFile(join(root, 'content/media', first));
  const unused = async () => (await call('overview')).unused;
  const remove = async () => (await call('removePicture', { name: first })).status;
  expect([await unused(), await remove()]).toEqual([[], 403]);
  await save(second);
  expect(await unused()).toEqual([first]);
  // A draft that wants it back keeps it.
  await call('keep', { ...(await withPhoto(first)), isDraft: true });
  expect([await unused(), await remove()]).toEqual([[], 403]);
  await call('keep', { ...(await withPhoto(second)), isDraft: false });
  // While a text cannot be read nobody knows what it names.
  await writeFile(join(root, 'content/clients.yaml'), 'logo: [');
  expect(await remove()).toBe(403);
  await cp(join(projectRoot, 'content/clients.yaml'), join(root, 'content/clients.yaml'));
  expect(await remove()).toBe(200);
  expect(await media()).not.toContain(first);

  const { value } = await call('version', { file: team, id });
  expect(value.chairman.photo).toBe(first);
  const work = { file: team, base: await readFile(join(root, team), 'utf8'), value, from: id };
  expect(await call('save', work)).toMatchObject({ is: 'saved' });
  expect(await readFile(join(root, 'content/media', first))).toEqual(bytes);
});

// Which texts are not read: packages/editor/server/server.test.ts.
test('a picture that is none of the site is neither shown nor removed, a text without a form is not read', async () => {
  expect((await call('open', { file: 'content/addresses.yaml' })).status).toBe(403);
  await writeFile(join(root, 'secret.jpg'), plain);
  await symlink(join(root, 'secret.jpg'), join(root, 'content/media/link.jpg'));
  for (const name of ['../../secret.jpg', '/etc/passwd', 'link.jpg', '../team.yaml', 'README.md/../x']) {
    const headers = { cookie: editor.cookie };
    const shown = await editor.send(`/api/picture?name=${encodeURIComponent(name)}`, { headers });
    expect(shown.status, name).toBe(403);
    expect((await call('removePicture', { name })).status, name).toBe(403);
  }
});

test('nobody has this machine start a program by a form', async () => {
  const file = 'content/publish.yaml';
  const base = await readFile(join(root, file), 'utf8');
  const ways = (live: object) => ({ file, base, value: { live, draft: { how: 'none yet' } } });
  const command = ways({ how: 'command', command: ['sh', '-c', 'x'] });
  expect(await call('save', command)).toMatchObject({ is: 'wrong', problems: [{ file }] });
  expect(await readFile(join(root, file), 'utf8')).toBe(base);
  expect(await call('save', ways({ how: 'copy', folder: '/srv/www/site' }))).toMatchObject({ is: 'saved' });
});
