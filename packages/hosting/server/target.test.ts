import { describe, expect, test } from 'vitest';
import { hostName, parseTarget } from './target.ts';

describe('the target of a request', () => {
  test.each([
    ['/about', { path: '/about', query: '' }],
    ['/about?a=%00&b', { path: '/about', query: '?a=%00&b' }],
    ['/?', { path: '/', query: '?' }],
    ['/caf%C3%A9', { path: '/café', query: '' }],
    ['/..%2fsecret', { path: '/../secret', query: '' }],
    ['http://evil.example/about', { path: '/about', query: '', host: 'evil.example' }],
    ['http://evil.example:80', { path: '/', query: '', host: 'evil.example:80' }],
    ['/%00', { refused: 400 }],
    ['/%zz', { refused: 400 }],
    ['/%', { refused: 400 }],
    ['/%c3%28', { refused: 400 }],
    ['/a%0d%0ab', { refused: 400 }],
    ['/a%5cb', { refused: 400 }],
    ['about', { refused: 400 }],
    ['*', { refused: 400 }],
    [`/${'a'.repeat(1999)}`, { path: `/${'a'.repeat(1999)}`, query: '' }],
    [`/${'a'.repeat(2000)}`, { refused: 414 }],
    [`/?${'a'.repeat(2000)}`, { refused: 414 }],
  ])('%o', (url, expected) => {
    expect(parseTarget(url)).toEqual(expected);
  });
});

describe('the name of a host', () => {
  test.each([
    ['Example.ORG:8080', 'example.org'],
    ['example.org', 'example.org'],
    ['localhost.', 'localhost'],
    ['localhost.:4321', 'localhost'],
    ['[::1]:80', '[::1]'],
    [undefined, ''],
  ])('of %o is %o', (header, name) => {
    expect(hostName(header)).toBe(name);
  });
});
