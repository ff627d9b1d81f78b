import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, defaultStrictTransport, securityHeaders } from './headers.ts';

const source = { scripts: ['sha256-aa=', 'sha256-bb='], styles: ['sha256-cc='], secure: false };

describe('the content security policy', () => {
  it('allows what is our own, the listed inline blocks, and nothing else', () => {
    expect(contentSecurityPolicy(source)).toBe(
      "default-src 'none'; script-src 'self' 'sha256-aa=' 'sha256-bb='; style-src 'self' 'sha256-cc='; " +
        "img-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; " +
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'; " +
        "require-trusted-types-for 'script'; trusted-types default",
    );
  });

  it('insists on https only where the site is reached by it', () => {
    expect(contentSecurityPolicy({ ...source, secure: true })).toMatch(/; upgrade-insecure-requests$/);
  });
});

describe('the security headers', () => {
  const strictTransport = defaultStrictTransport;

  it('leave Strict-Transport-Security out over plain http', () => {
    expect(securityHeaders({ ...source, strictTransport })).not.toHaveProperty('Strict-Transport-Security');
  });

  it('speak for this host alone unless the owner has chosen more', () => {
    const { 'Strict-Transport-Security': short } = securityHeaders({
      ...source,
      secure: true,
      strictTransport,
    });
    expect(short).toBe('max-age=63072000');
    const chosen = { maxAge: 100, includeSubDomains: true, preload: true };
    const { 'Strict-Transport-Security': long } = securityHeaders({
      ...source,
      secure: true,
      strictTransport: chosen,
    });
    expect(long).toBe('max-age=100; includeSubDomains; preload');
  });

  it('stay modest in size', () => {
    const lines = Object.entries(securityHeaders({ ...source, secure: true, strictTransport }));
    expect(lines.join('\r\n').length).toBeLessThan(1000);
  });
});
