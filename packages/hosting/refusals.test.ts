import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pageRefusals, refusals } from './refusals.ts';

const known = { scripts: ['begin()'], styles: ['a{}'] };

test.each([
  ['<p style="color:red">', /about\.html: <p> has a style attribute/],
  ['<svg><path STYLE=x></svg>', /<path> has a style attribute/],
  ['<button onclick="go()">', /<button> has the attribute onclick/],
  ['<img OnError=x>', /<img> has the attribute onerror/],
  ['<a href="javascript:void 0">', /<a> has a javascript: address in href/],
  ['<a href=" java&#x09;script:go()">', /javascript: address/],
  ['<a href="&#106;avascript&colon;go()">', /javascript: address/],
  ['<script type="module">import "/a.js"</script>', /inline module script/],
  ['<script>document.title="OWNED"</script>', /<script> that is not known \(document\.title="OWNED"/],
  ['<script type="text/javascript">begin();go()</script>', /<script> that is not known/],
  ['<script>a{}</script>', /<script> that is not known/],
  ['<style>b{}</style>', /<style> that is not known \(b\{\}/],
])('what the policy would break is refused, by file and reason: %s', (html, reason) => {
  expect(pageRefusals(html, 'about.html', known)).toEqual([expect.stringMatching(reason)]);
});

test.each([
  '<p class="style" data-style="a" data-onclick="b">',
  '<a href="/javascript:x">',
  '<p>style="a" onclick=b</p>',
  '<script>begin()</script><style>a{}</style>',
  '<script type="application/ld+json">{}</script><script type="module" src="/a.js"></script>',
])('what it lets through is not: %s', (html) => {
  expect(pageRefusals(html, 'about.html', known)).toEqual([]);
});

test('all pages of a build are looked at, and no other file', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'refusals-'));
  await mkdir(join(dir, 'deep'));
  await writeFile(join(dir, 'a.html'), '<p style="a"><p style="b">');
  await writeFile(join(dir, 'deep/b.html'), '<script>go()</script>');
  await writeFile(join(dir, 'script.js'), '<style>no page</style>');
  const found = await refusals(dir, known);
  await rm(dir, { recursive: true });
  expect(found).toEqual([
    expect.stringMatching(/^a\.html: .*"a"/),
    expect.stringMatching(/^a\.html: .*"b"/),
    expect.stringMatching(/^deep\/b\.html: /),
  ]);
});
