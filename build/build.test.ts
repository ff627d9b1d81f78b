import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSite } from '@site/hosting';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type BuildParts, build } from './build.ts';
import { isBuildCurrent } from './stamp.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'build-'));
  await mkdir(join(root, 'content'));
  await writeFile(join(root, 'content/firm.yaml'), 'name: One');
});
afterEach(() => rm(root, { recursive: true }));

const read = (file: string) => readFile(join(root, file), 'utf8');
const settings = () => ({
  hosts: ['www.example.org'],
  redirects: [{ from: '/old', to: '/about' }],
  strictTransport: { maxAge: 100, includeSubDomains: true, preload: true },
  isDraft: false,
});

/** Renders these pages, each with a style of its own. */
const rendering = (pages: Record<string, string>): BuildParts => {
  const render: BuildParts['render'] = async (outDir) => {
    await mkdir(outDir, { recursive: true });
    for (const [name, text] of Object.entries(pages)) await writeFile(join(outDir, name), text);
  };
  return { render, settings, inlineBlocks: () => ({ scripts: [], styles: ['p{top:0}', 'h1{top:0}'] }) };
};
const whole = rendering({
  'index.html': `<style>p{top:0}</style><h1>Home</h1>${'<p>text</p>'.repeat(50)}`,
  'about.html': '<style>h1{top:0}</style><h1>About</h1>',
  '404.html': '<h1>Gone</h1>',
});
const run = (parts: BuildParts) => build(root, parts, new AbortController().signal);

describe('a build that succeeds', () => {
  beforeEach(async () => {
    await run(whole);
  });

  test('leaves pages, compressed copies and what the server must know', async () => {
    expect(await readdir(join(root, 'dist'))).toEqual(
      expect.arrayContaining(['404.html', 'about.html', 'index.html', 'index.html.br', 'index.html.zst']),
    );
    const site = await readSite(join(root, 'generated/site.json'));
    expect(site.redirects).toEqual([{ from: '/old', to: '/about' }]);
    expect(site.styles).toHaveLength(2);
  });

  test('has every host insist on https as far as the owner has chosen', async () => {
    const files = ['nginx.conf', 'Caddyfile', 'cloudflare/assets/_headers', 'site.json'];
    const texts = await Promise.all(files.map((file) => read(`generated/${file}`)));
    for (const text of texts.slice(0, 3)) expect(text).toContain('max-age=100; includeSubDomains; preload');
    expect(JSON.parse(texts[3] ?? '')).toMatchObject({ strictTransport: settings().strictTransport });
  });

  test('has every host and the server ask search engines not to list it while samples are left', async () => {
    const files = ['nginx.conf', 'Caddyfile', 'cloudflare/assets/_headers', 'site.json'];
    const asked = async () =>
      (await Promise.all(files.map((file) => read(`generated/${file}`)))).filter((text) =>
        /X-Robots-Tag|"isDraft": true/.test(text),
      ).length;
    expect(await asked()).toBe(0);
    await run({ ...whole, settings: () => ({ ...settings(), isDraft: true }) });
    expect(await asked()).toBe(4);
  });

  test('writes every host its files, with the same policy in each', async () => {
    const files = ['nginx.conf', 'Caddyfile', 'cloudflare/assets/_headers'];
    const policies = await Promise.all(
      files.map(async (file) => /default-src 'none';[^"\n]*/.exec(await read(`generated/${file}`))?.[0]),
    );
    expect(policies[0]).toMatch(
      /style-src 'self' 'sha256-[^ ]+' 'sha256-[^ ]+';.*upgrade-insecure-requests$/,
    );
    expect(new Set(policies).size).toBe(1);
    expect(await read('generated/nginx.conf')).toContain('server_name www.example.org;');
    expect(await read('generated/Containerfile')).toContain('HOSTS=www.example.org');
    expect(await read('generated/cloudflare/assets/_redirects')).toContain('/old /about 301\n');
    expect(await readdir(join(root, 'generated/cloudflare/assets'))).toEqual(
      ['404.html', '_headers', '_redirects', 'about.html', 'index.html'].sort(),
    );
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
    expect(await readdir(join(root, 'dist'))).toEqual(['404.html', 'about.html', 'index.html']);
    expect(await readdir(join(root, 'generated'))).toEqual(
      ['Caddyfile', 'Containerfile', 'cloudflare', 'nginx.conf', 'site.json', 'stamp.json'].sort(),
    );
  });
});

describe('a build that fails', () => {
  const pages = { 'index.html': '', 'about.html': '', '404.html': '' };
  const failing: Record<string, [BuildParts, RegExp]> = {
    'because a page cannot be rendered': [
      {
        ...whole,
        render: async (outDir, signal) => {
          await rendering(pages).render(outDir, signal);
          throw new Error('content/firm.yaml: name is empty');
        },
      },
      /^content\/firm.yaml: name is empty$/,
    ],
    'because a page has a style attribute': [
      rendering({ ...pages, 'about.html': '<p style="a">' }),
      /^about.html: <p> has a style attribute/,
    ],
    'because a page has a script that the site does not know': [
      rendering({ ...pages, 'about.html': '<script>go()</script>' }),
      /^about.html: there is a <script> that is not known \(go\(\)/,
    ],
    'because there is no page for what is missing': [
      rendering({ 'index.html': '', 'about.html': '' }),
      /404\.html/,
    ],
    'because a redirect leads nowhere': [
      { ...whole, settings: () => ({ ...settings(), redirects: [{ from: '/old', to: '/gone' }] }) },
      /^content\/redirects.yaml: the redirect from \/old leads to \/gone/,
    ],
  };

  const codes: Record<string, RegExp> = {
    ENOSPC: /^The disk is full/,
    EROFS: /file system that can only be read/,
    EACCES: /^You may not write/,
    EXDEV: /different file systems/,
    EBUSY: /^dist\/ cannot be replaced/,
  };
  for (const [code, sentence] of Object.entries(codes))
    failing[`because the disk says ${code}`] = [
      {
        ...whole,
        render: async (outDir, signal) => {
          await whole.render(outDir, signal);
          throw Object.assign(new Error(`${code}: as systems say it`), { code });
        },
      },
      sentence,
    ];

  test.each(Object.entries(failing))('%s says so and changes nothing', async (_, [parts, message]) => {
    await run(whole);
    const before = await Promise.all([read('dist/index.html'), read('generated/site.json')]);
    await expect(run(parts)).rejects.toThrow(message);
    expect(await Promise.all([read('dist/index.html'), read('generated/site.json')])).toEqual(before);
    expect((await readdir(join(root, 'generated'))).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  test('leaves no dist where there was none', async () => {
    await expect(run(rendering({ 'index.html': '' }))).rejects.toThrow();
    expect(await readdir(root)).not.toContain('dist');
  });

  test('because it was stopped changes nothing', async () => {
    const stopping = new AbortController();
    const parts: BuildParts = {
      ...whole,
      render: async (outDir, signal) => {
        await whole.render(outDir, signal);
        stopping.abort();
      },
    };
    await expect(build(root, parts, stopping.signal)).rejects.toThrow('The build was stopped');
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
