import { expect, test } from 'vitest';
import { addressOf, redirectProblems } from './redirects.ts';

test.each([
  ['index.html', '/'],
  ['about.html', '/about'],
  ['compare/index.html', '/compare'],
  ['compare/one.html', '/compare/one'],
])('the address of %s is %s', (file, address) => {
  expect(addressOf(file)).toBe(address);
});

const pages = ['/', '/about'];

test('a table is sound that leads from nowhere to pages', () => {
  expect(redirectProblems([{ from: '/old-1/deep', to: '/about#team' }], pages)).toEqual([]);
});

test.each([
  [[{ from: '/About', to: '/' }], /^\/About is a page or a redirect already/],
  [['/old', '/OLD'].map((from) => ({ from, to: '/' })), /^\/OLD is a page or a redirect already/],
  [[{ from: '/old', to: '/gone#top' }], /^\/old leads to \/gone#top, where no page is/],
  [[{ from: '/old.html', to: '/' }], /^\/old\.html covers all its spellings/],
  [[{ from: '//evil.example', to: '/' }], /covers all its spellings/],
])('one is refused with a sentence: %o', (redirects, sentence) => {
  expect(redirectProblems(redirects, pages)).toEqual([expect.stringMatching(sentence)]);
});
