import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { testFolder } from '#tests/test-folder.ts';
import { build, type Render } from './build.ts';
import { readSite, type Site } from './hosting/site.ts';
import { isBuildCurrent } from './stamp.ts';

let root: string;
beforeEach(async () => {
  root = await testFolder();
  await mkdir(join(root, 'content'));
  await writeFile(join(root, 'content/firm.yaml'), 'name: One');
});

const read = (file: string) => readFile(join(root, file), 'utf8');
const site: Site = {
  url: 'https://www.example.org',
  pages: ['/about', '/'],
  redirects: [{ from: '/old', to: '/about' }],
  strictTransport: { includeSubDomains: true, preload: true },
  isDraft: false,
};

/** Renders these files. */
const rendering =
  (pages: Record<string, string>, isDraft = false): Render =>
  async (outDir) => {
    await mkdir(outDir, { recursive: true });
    for (const [name, text] of Object.entries(pages)) await writeFile(join(outDir, name), text);
    await writeFile(join(outDir, '../generated/site.json'), JSON.stringify({ ...site, isDraft }));
  };
const files = {
  'index.html': `<h1>Home</h1>${'<p>text</p>'.repeat(50)}`,
  'about.html': '<h1>About</h1>',
  '404.html': '<h1>Gone</h1>',
  'style.1a2b3c4d.css': 'p{top:0}',
};
const whole = rendering(files);
const run = (render: Render) => build(root, render, new AbortController().signal);

describe('a build that succeeds', () => {
  beforeEach(async () => {
    await run(whole);
  });

  test('leaves pages, compressed copies, the list of hashed files and what hosts must know', async () => {
    expect(await readdir(join(root, 'dist'))).toEqual(
      expect.arrayContaining(['404.html', 'about.html', 'index.html', 'index.html.br', 'index.html.gz']),
    );
    expect(await read('dist/hashed.txt')).toBe('style.1a2b3c4d.css');
    expect(await readSite(join(root, 'generated/site.json'))).toEqual(site);
  });

  const hosts = ['generated/nginx.conf', 'generated/nginx-container.conf', 'dist/.htaccess', 'dist/_headers'];
  const texts = () => Promise.all(hosts.map(read));

  test('has every host send the same policy, and insist on https as far as the owner has chosen', async () => {
    for (const text of await texts()) {
      expect(text).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
      expect(text).toContain('max-age=63072000; includeSubDomains; preload');
    }
  });

  test('has every host ask search engines not to list it while samples are left', async () => {
    for (const text of await texts()) expect(text).not.toContain('X-Robots-Tag');
    await run(rendering(files, true));
    for (const text of await texts()) expect(text).toContain('X-Robots-Tag');
  });

  test('can be read by every user, whatever the umask', async () => {
    const before = process.umask(0o077);
    try {
      await run(whole);
    } finally {
      process.umask(before);
    }
    const modes = ['dist', 'dist/index.html', 'dist/index.html.br', 'dist/.htaccess'].map(async (file) =>
      ((await stat(join(root, file))).mode & 0o777).toString(8),
    );
    expect(await Promise.all(modes)).toEqual(['755', '644', '644', '644']);
  });

  test('is current until a source changes', async () => {
    expect(await isBuildCurrent(root)).toBe(true);
    await writeFile(join(root, 'content/firm.yaml'), 'name: Two');
    expect(await isBuildCurrent(root)).toBe(false);
    await writeFile(join(root, 'content/firm.yaml'), 'name: One');
    expect(await isBuildCurrent(root)).toBe(true);
    await writeFile(join(root, 'content/more.yaml'), '');
    expect(await isBuildCurrent(root)).toBe(false);
  });

  test.each(['dist', 'generated/site.json'])('is not current once %s has gone', async (part) => {
    await rm(join(root, part), { recursive: true });
    expect(await isBuildCurrent(root)).toBe(false);
  });

  test('is replaced as a whole by the next', async () => {
    await run(rendering({ 'index.html': '<h1>Second</h1>', 'about.html': '', '404.html': '' }));
    expect(await read('dist/index.html')).toBe('<h1>Second</h1>');
    expect(await readdir(join(root, 'dist'))).not.toContain('style.1a2b3c4d.css');
  });
});

describe('a build that fails', () => {
  const scripted = { 'index.html': '', 'about.html': '<script>go()</script>', '404.html': '' };
  /** Renders all, then fails. */
  const throwing =
    (error: Error): Render =>
    async (outDir, signal) => {
      await whole(outDir, signal);
      throw error;
    };
  const told = (code: string) => throwing(Object.assign(new Error(`${code}: as systems say it`), { code }));

  test.each<[why: string, render: Render, message: RegExp]>([
    ['a page is not rendered', throwing(new Error('firm.yaml: name is empty')), /^firm.yaml: name is empty$/],
    ['a page has what the policy refuses', rendering(scripted), /^about.html: <script is refused/],
    ['nothing is there for what is missing', rendering({ 'index.html': '', 'about.html': '' }), /404\.html/],
    ['the disk is full', told('ENOSPC'), /^The disk is full/],
    ['it can only be read', told('EROFS'), /file system that can only be read/],
    ['nobody may write', told('EACCES'), /^You may not write/],
    ['it is two disks', told('EXDEV'), /different file systems/],
    ['it is in use', told('EBUSY'), /^dist\/ cannot be replaced/],
  ])('because %s says so and changes nothing', async (_, render, message) => {
    await run(whole);
    const before = await Promise.all([read('dist/index.html'), read('generated/site.json')]);
    await expect(run(render)).rejects.toThrow(message);
    expect(await Promise.all([read('dist/index.html'), read('generated/site.json')])).toEqual(before);
    expect((await readdir(join(root, 'generated'))).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  test('because it was stopped changes nothing', async () => {
    const stopping = new AbortController();
    const render: Render = async (outDir, signal) => {
      await whole(outDir, signal);
      stopping.abort();
    };
    await expect(build(root, render, stopping.signal)).rejects.toThrow('The build was stopped');
    expect(await readdir(root)).not.toContain('dist');
  });
});

test('what a killed build has left behind is cleared away, what another is writing is not', async () => {
  const generated = join(root, 'generated');
  const [dead, alive] = ['.next-999999999', `.next-${process.ppid}`];
  await mkdir(join(generated, dead), { recursive: true });
  await mkdir(join(generated, alive), { recursive: true });
  await run(whole);
  expect((await readdir(generated)).filter((name) => name.startsWith('.'))).toEqual([alive]);
});
