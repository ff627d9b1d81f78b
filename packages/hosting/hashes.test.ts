import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inlineHashes, pageHashes } from './hashes.ts';

// From the specification's own example: https://www.w3.org/TR/CSP3/#example-hash-source
const example = "<script>alert('Hello, world.');</script>";
const exampleHash = 'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=';

describe('the hashes of a page', () => {
  test('are those that browsers compute', () => {
    expect(pageHashes(example, 'a.html')).toEqual({ scripts: [exampleHash], styles: [] });
  });
  test('leave out data and files', () => {
    const html = '<script type="application/ld+json">{}</script><script type="module" src="/a.js"></script>';
    expect(pageHashes(html, 'a.html')).toEqual({ scripts: [], styles: [] });
  });
  test('read line ends as browsers do', () => {
    expect(pageHashes('<style>a{\r\n}</style>', 'a.html')).toEqual(
      pageHashes('<style>a{\n}</style>', 'a.html'),
    );
  });
});

describe('a page that the policy would break', () => {
  test.each([
    ['<p style="color:red">', /about\.html: <p> has a style attribute/],
    ['<svg><path STYLE=x></svg>', /<path> has a style attribute/],
    ['<button onclick="go()">', /<button> has the attribute onclick/],
    ['<img OnError=x>', /<img> has the attribute onerror/],
    ['<a href="javascript:void 0">', /<a> has a javascript: address in href/],
    ['<a href=" java&#x09;script:go()">', /javascript: address/],
    ['<a href="&#106;avascript&colon;go()">', /javascript: address/],
    ['<script type="module">import "/a.js"</script>', /inline module script/],
  ])('is refused, by file and reason: %s', (html, reason) => {
    expect(() => pageHashes(html, 'about.html')).toThrow(reason);
  });
  test.each([
    '<p class="style" data-style="a" data-onclick="b">',
    '<a href="/javascript:x">',
    '<p>style="a" onclick=b</p>',
  ])('is not seen where there is none: %s', (html) => {
    expect(() => pageHashes(html, 'about.html')).not.toThrow();
  });
});

describe('the hashes of a build', () => {
  let dir: string;
  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'hashes-'));
    await mkdir(join(dir, 'deep'));
    await writeFile(join(dir, 'a.html'), `${example}<style>b{}</style><style>a{}</style>`);
    await writeFile(join(dir, 'deep/b.html'), `${example}<style>c{}</style>`);
    await writeFile(join(dir, 'script.js'), '<style>no page</style>');
  });
  afterAll(() => rm(dir, { recursive: true }));

  test('are one sorted set without repetition', async () => {
    const { scripts, styles } = await inlineHashes(dir);
    expect(scripts).toEqual([exampleHash]);
    expect(styles).toHaveLength(3);
    expect(styles).toEqual(styles.toSorted());
  });
  test('name the file that is at fault', async () => {
    await writeFile(join(dir, 'deep/c.html'), '<p style="a">');
    await expect(inlineHashes(dir)).rejects.toThrow('deep/c.html: <p> has a style attribute');
  });
});
