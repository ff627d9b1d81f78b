import { array, assert, constantFrom, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalPath, inLowerCase, redirectProblems, redirectTarget, withQuery } from './redirects.ts';

describe('the one spelling of an address', () => {
  test.each([
    ['/', '/'],
    ['//', '/'],
    ['/index.html', '/'],
    ['/index', '/'],
    ['/about', '/about'],
    ['/about/', '/about'],
    ['/about.html', '/about'],
    ['/about/index.html', '/about'],
    ['//about//', '/about'],
    ['//evil.example/', '/evil.example'],
    ['/iso1385Main', '/iso1385Main'],
  ])('%s is %s', (path, canonical) => {
    expect(canonicalPath(path)).toBe(canonical);
  });

  test('stays on the host whatever is asked', () => {
    const parts = array(constantFrom('/', '\\', '.', '..', 'index', '.html', 'evil.example', '@', ':'));
    assert(
      property(parts, (pieces) => {
        expect(canonicalPath(`/${pieces.join('')}`)).toMatch(/^\/(?!\/)/);
      }),
    );
  });
});

describe('where a request is sent', () => {
  const pages = new Set(['/', '/about', '/iso1385Main']);
  const moved = new Map([['/iso13485', '/iso1385Main']]);
  const spelled = inLowerCase([{ from: '/iso13485', to: '/iso1385Main' }], [...pages]);
  const target = (path: string) => redirectTarget(path, (address) => pages.has(address), moved, spelled);

  test('is nowhere else when the address is right', () => {
    expect(target('/about')).toBeUndefined();
  });
  test('is the canonical address of a page', () => {
    expect(target('/about/')).toBe('/about');
  });
  test.each([
    ['/iso1385main', '/iso1385Main'],
    ['/ISO1385MAIN/', '/iso1385Main'],
    ['/About', '/about'],
    ['/About/', '/about'],
    ['/ISO13485', '/iso1385Main'],
    ['/aboutus', undefined],
  ])('is the page that is meant, in whatever case it is typed: %s', (path, address) => {
    expect(target(path)).toBe(address);
  });
  test('is nowhere else when there is no such page', () => {
    expect(target('//evil.example/')).toBeUndefined();
  });
  test('is the new address of a page that has moved, in one step from any spelling', () => {
    expect(['/iso13485', '/iso13485/', '/iso13485.html'].map(target)).toEqual(Array(3).fill('/iso1385Main'));
  });
});

describe('the query', () => {
  test('goes along, before a fragment', () => {
    expect(withQuery('/about', '?a=1')).toBe('/about?a=1');
    expect(withQuery('/about#team', '?a=1')).toBe('/about?a=1#team');
    expect(withQuery('/about#team', '')).toBe('/about#team');
  });
});

describe('a table of redirects', () => {
  const addresses = new Set(['/', '/about']);

  test('is accepted when it leads from nowhere to pages', () => {
    expect(redirectProblems([{ from: '/old', to: '/about#team' }], addresses)).toEqual([]);
  });
  test.each([
    [{ from: '/about', to: '/' }, /from \/about would hide a page/],
    [{ from: '/old', to: '/gone' }, /leads to \/gone, where no page is/],
    [{ from: '/old.html', to: '/about' }, /write \/old$/],
    [{ from: '//evil.example', to: '/about' }, /write \/evil\.example$/],
  ])('is refused with a sentence: %o', (redirect, sentence) => {
    expect(redirectProblems([redirect], addresses)).toEqual([expect.stringMatching(sentence)]);
  });
});
