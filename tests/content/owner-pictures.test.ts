import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Window } from 'happy-dom';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { twoColours } from '#src/media/odd-pictures.ts';
import { edit, type Files } from './broken.ts';
import { projectCopy } from './project-copy.ts';

// As the README tells an owner: files into content/media/, a line for each in YAML, build.

let copy: string;
const built = (file: string) => {
  const { document } = new Window();
  document.write(readFileSync(join(copy, 'dist', file), 'utf8'));
  return document;
};

const put = (name: string, bytes: Uint8Array) => writeFileSync(join(copy, 'content/media', name), bytes);

const name = (file: string, path: readonly (string | number)[], media: string) => {
  const files: Files = new Map([[file, readFileSync(join(copy, file), 'utf8')]]);
  edit(files, file, (document) => document.setIn(path, media));
  writeFileSync(join(copy, file), files.get(file) ?? '');
};

beforeAll(async () => {
  copy = projectCopy();
  const upright = await twoColours(700, 1101, '#d8b', '#234');
  put('Chairman_1.JPG', await sharp(upright).rotate(270).jpeg().withMetadata({ orientation: 6 }).toBuffer());
  const ink = sharp(await twoColours(1300, 450, '#c0392b', '#2e86c1')).flatten();
  put('director.jpg', await ink.toColourspace('cmyk').jpeg().toBuffer());
  put('mill.png', await twoColours(333, 97, '#124a78', '#fff0'));
  put(
    'office.jpg',
    await sharp(await twoColours(1999, 1207, '#456', '#9ab'))
      .jpeg()
      .toBuffer(),
  );
  name('content/team.yaml', ['chairman', 'photo'], 'Chairman_1.JPG');
  name('content/team.yaml', ['directors', 0, 'photo'], 'director.jpg');
  name('content/clients.yaml', [0, 'logo'], 'mill.png');
  name('content/pages/about.yaml', ['image'], 'office.jpg');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['node_modules/astro/bin/astro.mjs', 'build', '--outDir', 'dist'],
    { cwd: copy, encoding: 'utf8' },
  );
  expect(status, stdout + stderr).toBe(0);
}, 180_000);

afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('a build with odd pictures of the owner', () => {
  it.each([
    ['the turned photo of the chairman', 'team.html', 'chairman-1', 700 / 1101],
    ['a director in printing colours', 'team.html', 'director', 1],
    ['a transparent logo', 'about.html', 'mill', 333 / 97],
    ["the page's opening", 'about.html', 'office', 1999 / 1207],
  ])('shows %s as AVIF and WebP, with its size, upright', (_, file, stem, ratio) => {
    const image = [...built(file).querySelectorAll('picture > img')].find(({ outerHTML }) =>
      outerHTML.includes(`/media/${stem}-`),
    );
    const picture = image?.parentElement;
    const sources = [...(picture?.querySelectorAll('source') ?? [])];
    expect(sources.map((source) => source.getAttribute('type'))).toEqual(
      expect.arrayContaining(['image/avif', 'image/webp']),
    );
    const [width, height] = ['width', 'height'].map((side) => Number(image?.getAttribute(side)));
    expect((width ?? 0) / (height ?? 1)).toBeCloseTo(ratio, 1);
    const addresses = [...(picture?.innerHTML ?? '').matchAll(/\/media\/[\w.-]+/g)].map(String);
    expect(addresses.length).toBeGreaterThan(3);
    for (const address of addresses) expect(existsSync(join(copy, 'dist', address)), address).toBe(true);
  });

  it("shows the page's opening where its link is shared", async () => {
    const address = built('about.html').querySelector('meta[property="og:image"]')?.getAttribute('content');
    expect(address).toMatch(/\/social\/about\.[0-9a-f]{8}\.jpg$/);
    const { format, width, height } = await sharp(
      join(copy, 'dist', new URL(address ?? '').pathname),
    ).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
  });

  it('publishes no original', () => {
    expect(readdirSync(join(copy, 'dist/media')).filter((file) => /\.jpe?g$|\.png$/i.test(file))).toEqual([]);
  });
});
