import { describe, expect, test } from 'vitest';
import {
  contentSecurityPolicy,
  defaultStrictTransport,
  responseKind,
  type StrictTransport,
  securityHeaders,
} from './headers.ts';

const source = { scripts: ['sha256-aa=', 'sha256-bb='], styles: ['sha256-cc='], secure: false };

describe('the content security policy', () => {
  test('allows what is our own, the listed inline blocks, and nothing else', () => {
    expect(contentSecurityPolicy(source)).toBe(
      "default-src 'none'; script-src 'self' 'sha256-aa=' 'sha256-bb='; style-src 'self' 'sha256-cc='; " +
        "img-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; " +
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'; " +
        "require-trusted-types-for 'script'; trusted-types default router",
    );
  });

  test('insists on https only where the site is reached by it', () => {
    expect(contentSecurityPolicy({ ...source, secure: true })).toMatch(/; upgrade-insecure-requests$/);
  });
});

const secured = { ...source, secure: true, strictTransport: defaultStrictTransport, isDraft: false };

describe('Strict-Transport-Security', () => {
  const sent = (strictTransport: StrictTransport) =>
    securityHeaders({ ...secured, strictTransport }).file['Strict-Transport-Security'];

  test('is left out over plain http', () => {
    for (const headers of Object.values(securityHeaders({ ...secured, secure: false }))) {
      expect(headers).not.toHaveProperty('Strict-Transport-Security');
    }
  });

  test('speaks for this host alone unless the owner has chosen more', () => {
    expect(sent(defaultStrictTransport)).toBe('max-age=63072000');
    expect(sent({ maxAge: 100, includeSubDomains: true, preload: true })).toBe(
      'max-age=100; includeSubDomains; preload',
    );
  });
});

describe('the security headers', () => {
  const file = {
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
  const script = { ...file, 'Cross-Origin-Embedder-Policy': 'require-corp' };
  const { 'Content-Security-Policy': policy = '', ...others } = securityHeaders(secured).document;

  test('of a document are all there are', () => {
    expect(policy).toBe(contentSecurityPolicy(secured));
    expect(others).toEqual({
      ...script,
      'Referrer-Policy': 'same-origin',
      'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
      'Cross-Origin-Opener-Policy': 'same-origin',
    });
  });

  test('of other files are what each needs for itself', () => {
    const { document: _, ...rest } = securityHeaders(secured);
    expect(rest).toEqual({
      file,
      script,
      markup: { ...file, 'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'" },
    });
  });

  test('stay modest in size', () => {
    const bytes = (headers: Readonly<Record<string, string>>) =>
      Object.entries(headers)
        .map((line) => `${line.join(': ')}\r\n`)
        .join('').length;
    const { document, script, markup, file } = securityHeaders(secured);
    expect(bytes(document)).toBeLessThan(1000);
    expect(Math.max(bytes(script), bytes(markup), bytes(file))).toBeLessThan(220);
  });
});

test.each([
  ['index.html', 'document'],
  ['404.html', 'document'],
  ['notice', 'document'],
  ['program.exe', 'document'],
  ['_astro/client.FVv06Hs5.js', 'script'],
  ['sw.js', 'script'],
  ['art/hero.1a2b3c4d.svg', 'markup'],
  ['sitemap.xml', 'markup'],
  ['_astro/archivo.DQ43vj0E.woff2', 'file'],
  ['media/portrait.0123abcd.webp', 'file'],
  ['contact.vcf', 'file'],
  ['.well-known/security.txt', 'file'],
])('%s is sent as a %s', (name, kind) => {
  expect(responseKind(name)).toBe(kind);
});
