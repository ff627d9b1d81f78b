import { expect, test } from 'vitest';
import { nearest } from '#src/features/search/nearest.ts';
import { content } from '#src/site/content.ts';
import { namedPages } from './candidates.ts';

const candidates = namedPages(content.pages, content.redirects);
const offered = (pathname: string) => nearest(pathname, candidates).map(({ href }) => href);

test.each<[pathname: string, ...hrefs: string[]]>([
  ['/ISO22000Main', '/iso22000Main'],
  ['/iso13485Main', '/iso1385Main'],
  ['/haccp', '/hacpMain'],
  ['/HACCP.html', '/hacpMain'],
  ['/iso-14001-certification', '/iso14001Main'],
  ['/services/iso_9001_2015', '/changes-iso-9001', '/iso9001Main'],
  ['/iso90001', '/iso9001Main'],
  ['/CE-Marking/', '/ceMain'],
  ['/abuot', '/about'],
  // What says nothing is dropped, but never the whole name.
  ['/service.html', '/services'],
  ['/ISO27001Mian', '/iso27001Main'],
  ['/managment-reveiw', '/mrm'],
  ['/human%20resources', '/hr'],
  // By an address alone, an id alone, and an address that leads to a section.
  ['/termspolcy', '/termspolicy'],
  ['/catalog', '/all-iso'],
  ['/privcy', '/termspolicy'],
])('%s offers %s', (pathname, ...hrefs) => {
  expect(offered(pathname)).toEqual(hrefs);
});

// Home and the page for what is not there are never meant.
test.each(['/', '/hom', '/40', '/not-foun', '/xyz', '/wp-login.php', '/hx', '/index.html', '/%E0%A4%A'])(
  '%s: nothing',
  (asked) => {
    expect(offered(asked)).toEqual([]);
  },
);
