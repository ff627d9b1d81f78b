import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Candidate, distance, essence, nearest } from './nearest.ts';

const candidates: Candidate[] = [
  { href: '/iso9001Main', names: ['/iso9001Main', '/iso-9001', '/9001'] },
  { href: '/iso1385Main', names: ['/iso1385Main', '/iso-13485', '/13485'] },
  { href: '/iso14001Main', names: ['/iso14001Main', '/iso-14001', '/14001'] },
  { href: '/iso27001Main', names: ['/iso27001Main', '/iso-27001', '/27001'] },
  { href: '/iso22000Main', names: ['/iso22000Main', '/iso-22000', '/22000'] },
  { href: '/fssc22000Main', names: ['/fssc22000Main', '/fssc-22000', '/fssc'] },
  { href: '/hacpMain', names: ['/hacpMain', '/haccp'] },
  { href: '/ceMain', names: ['/ceMain', '/ce-marking'] },
  { href: '/hr', names: ['/hr', '/human-resources'] },
  { href: '/mrm', names: ['/mrm', '/management-review'] },
  { href: '/services', names: ['/services'] },
  { href: '/about', names: ['/about', '/about-us'] },
];
const offered = (pathname: string) => nearest(pathname, candidates).map(({ href }) => href);

test.each([
  ['/ISO22000Main', '/iso22000Main'],
  ['/iso13485Main', '/iso1385Main'],
  ['/haccp', '/hacpMain'],
  ['/HACCP.html', '/hacpMain'],
  ['/iso-14001-certification', '/iso14001Main'],
  ['/services/iso_9001_2015', '/iso9001Main'],
  ['/iso90001', '/iso9001Main'],
  ['/CE-Marking/', '/ceMain'],
  ['/abuot', '/about'],
  // What says nothing is dropped, but never the whole name.
  ['/service.html', '/services'],
  ['/ISO27001Mian', '/iso27001Main'],
  ['/managment-reveiw', '/mrm'],
  ['/human%20resources', '/hr'],
])('%s offers %s', (pathname, href) => {
  expect(offered(pathname)).toEqual([href]);
});

test.each(['/', '/xyz', '/wp-login.php', '/hx', '/index.html', '/%E0%A4%A'])('%s: nothing', (asked) => {
  expect(offered(asked)).toEqual([]);
});

test('pages that are equally near are offered together, at most three', () => {
  const same = ['/a', '/b', '/c', '/d'].map((href) => ({ href, names: ['/equal'] }));
  expect(nearest('/equal', same).map(({ href }) => href)).toEqual(['/a', '/b', '/c']);
});

const name = fc.string({ unit: fc.constantFrom(...'abcmain9.-/%é', '\ud83d') });

test('the distance is nought for the same alone, the same both ways, and never more than the longer text', () => {
  fc.assert(
    fc.property(name, name, (a, b) => {
      const away = distance(a, b);
      expect(away).toBe(distance(b, a));
      expect(away === 0).toBe(a === b);
      expect(away).toBeLessThanOrEqual(Math.max(a.length, b.length));
    }),
  );
});

test('whatever was asked for, at most three are offered, and what is left of a name is left of itself', () => {
  fc.assert(
    fc.property(name, (asked) => {
      expect(nearest(`/${asked}`, candidates).length).toBeLessThanOrEqual(3);
      expect(essence(essence(asked))).toBe(essence(asked));
    }),
  );
});
