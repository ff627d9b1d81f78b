import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { pageChanges, pagesOf } from './pages.ts';

const built = async (files: Readonly<Record<string, string>>) => {
  const dist = await mkdtemp(join(tmpdir(), 'pages-'));
  onTestFinished(() => rm(dist, { recursive: true }));
  await mkdir(join(dist, 'deep'));
  for (const [name, html] of Object.entries(files)) await writeFile(join(dist, name), html);
  return pagesOf(dist);
};

const page = (title: string, body: string, style = '') =>
  `<!doctype html><head><title>${title}</title><style>${style}</style></head><body>${body}</body>`;

test('a page is named by its title, its words by what was and is', async () => {
  const home =
    '<h1>Welcome</h1><p title="a > b">Call <a href="#">12</a> &amp; ask</p><script>let a = "x"</script>';
  const before = await built({
    'index.html': page('Home &#39;one&#39;', home),
    'about.html': page('About', '<p>Same</p>'),
    'old.html': page('Old', '<p>Gone</p>'),
    'deep/index.html': page('Deep', '<p>Same</p>'),
  });
  const after = await built({
    'index.html': page('Home &#39;one&#39;', home.replace('12', '13')),
    'about.html': page('About', '<p>Same</p>', 'p { color: red }'),
    'new.html': page('New', '<p>In</p>'),
    'deep/index.html': page('Deep', '<p>Same</p>'),
  });
  expect(pageChanges(before, after)).toEqual([
    { address: '/about', title: 'About', kind: 'look', changes: [] },
    {
      address: '/',
      title: "Home 'one'",
      kind: 'words',
      changes: [{ before: 'Call 12 & ask', after: 'Call 13 & ask' }],
    },
    { address: '/new', title: 'New', kind: 'new', changes: [] },
    { address: '/old', title: 'Old', kind: 'gone', changes: [] },
  ]);
});
