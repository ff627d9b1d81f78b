import { expect, test } from 'vitest';
import { headerSheets, refusals } from './built-pages.ts';

const refused = (html: string) => refusals(new Map([['a.html', html]]));

test.each([
  '<p style="color:red">',
  '<svg><path fill="none" STYLE=x></svg>',
  '<button type="button" onclick="go()">',
  '<a href=" javascript:go()">',
  '<style>b{}</style>',
  '<script>go()</script>',
  '<script type="module">import "/a.js"</script>',
])('what the policy would break is refused: %s', (html) => {
  expect(refused(html)).toEqual([expect.stringMatching(/^a\.html: </)]);
});

test.each([
  '<p class="style" data-style="a" data-onclick="b">',
  '<a href="/javascript:x">style="a" onclick=b</a>',
  '<script type="application/ld+json">{}</script><script type="module" src="/a.js"></script><script src="/b.js"></script>',
])('what it lets through is not: %s', (html) => {
  expect(refused(html)).toEqual([]);
});

const sheet = (name: string) => `<link rel="stylesheet" href="/_astro/${name}.css">`;
const pages = {
  'index.html': `${sheet('shell')}<header><a href="/">Home</a><a href="/team#us">Team</a></header><a href="/terms">Terms</a>`,
  'team.html': sheet('shell') + sheet('team'),
  'terms.html': sheet('terms'),
};

test('the sheets of the pages in the header, each once, and no other', () => {
  expect(headerSheets(new Map(Object.entries(pages)))).toEqual(['/_astro/shell.css', '/_astro/team.css']);
});
