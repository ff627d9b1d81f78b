import { describe, expect, test } from 'vitest';
import { defaultStrictTransport } from '../headers.ts';
import { cloudflareHeaders, cloudflareRedirects } from './cloudflare.ts';

const site = {
  scripts: ['sha256-a'],
  styles: ['sha256-b'],
  redirects: [{ from: '/old', to: '/about' }],
  strictTransport: defaultStrictTransport,
  isDraft: false,
};

describe('the headers of the CDN', () => {
  test('are one rule for each extension in a folder, and for each file where these differ', () => {
    const text = cloudflareHeaders(site, [
      '/about.html',
      '/_astro/a.AbCd1234.js',
      '/_astro/b.AbCd1234.woff2',
      '/art/a.0123abcd.svg',
      '/media/a.0123abcd.svg',
      '/media/plain.svg',
      '/sw.js',
    ]);
    const paths = text.split('\n').filter((line) => line.startsWith('/'));
    expect(paths).toEqual([
      '/*',
      '/_astro/*.js',
      '/_astro/*.woff2',
      '/art/*.svg',
      '/media/a.0123abcd.svg',
      '/media/plain.svg',
      '/sw.js',
    ]);
    expect(text).toMatch(/\n\/sw\.js\n(?: {2}.+\n)* {2}! Cache-Control\n {2}Cache-Control: no-cache\n/);
    expect(text).toContain('  Strict-Transport-Security: max-age=63072000\n');
  });

  test('are refused, not cut, when the CDN would not take them all', () => {
    const styles = Array.from({ length: 40 }, (_, index) => `sha256-${`${index}`.padStart(44, '0')}`);
    expect(() => cloudflareHeaders({ ...site, styles }, [])).toThrow(/longest line 2\d{3} characters/);
    const files = Array.from({ length: 100 }, (_, index) => `/file-${index}.pdf`);
    expect(() => cloudflareHeaders(site, files)).toThrow(/_headers has 101 rules/);
  });
});

test('the redirects of the CDN cover the spelling with a slash', () => {
  expect(cloudflareRedirects(site)).toContain('\n/old /about 301\n/old/ /about 301\n');
});
