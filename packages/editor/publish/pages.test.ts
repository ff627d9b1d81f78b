import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { madeFolder } from '../fixture/made-site.ts';
import { pageChanges, pagesOf } from './pages.ts';

const built = async (files: Readonly<Record<string, string>>) => {
  const dist = join(madeFolder().root, 'dist');
  await mkdir(join(dist, 'deep'));
  for (const [name, html] of Object.entries(files)) await writeFile(join(dist, name), html);
  return pagesOf(dist);
};

const page = (title: string, body: string, style = '') =>
  `<!doctype html><head><title>${title}</title><style>${style}</style></head><body>${body}</body>`;

test('a page is named by its title, its words by what was and is, and pages that change alike stand together', async () => {
  const home =
    '<h1>Welcome</h1><p title="a > b">Call <a href="#">12</a> &amp; ask</p><script>let a = "x"</script>';
  const before = await built({
    'index.html': page('Home &#39;one&#39;', home),
    '404.html': page('None', home),
    'about.html': page('About', '<p>Same</p>'),
    'old.html': page('Old', '<p>Gone</p>'),
    'deep/index.html': page('Deep', '<p>Same</p>'),
  });
  const after = await built({
    'index.html': page('Home &#39;one&#39;', home.replace('12', '13')),
    '404.html': page('None', home.replace('12', '13')),
    'about.html': page('About', '<p>Same</p>', 'p { color: red }'),
    'new.html': page('New', '<p>In</p>'),
    'deep/index.html': page('Deep', '<p>Same</p>'),
  });
  const changed = [{ before: 'Call 12 & ask', after: 'Call 13 & ask' }];
  expect(pageChanges(before, after)).toEqual([
    { kind: 'look', pages: [{ address: '/about', title: 'About' }], changes: [] },
    {
      kind: 'words',
      pages: [
        { address: '/', title: "Home 'one'" },
        { address: '/404', title: 'None' },
      ],
      changes: changed,
    },
    { kind: 'new', pages: [{ address: '/new', title: 'New' }], changes: [] },
    { kind: 'gone', pages: [{ address: '/old', title: 'Old' }], changes: [] },
  ]);
});
