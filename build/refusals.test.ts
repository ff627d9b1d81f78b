import { expect, test } from 'vitest';
import { refusals } from './refusals.ts';

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
