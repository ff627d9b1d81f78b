import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Fixture, makeFixture } from './contract/fixture.ts';
import { listenAnywhere } from './contract/listen.ts';
import { type Reply, sendRequest } from './contract/send.ts';
import { createSite } from './server.ts';

// What the grade A+ of Mozilla's HTTP Observatory rests on (docs/decisions/006-policy-and-serving.md): its ten
// tests, as they read an answer.
let fixture: Fixture;
let page: Reply;
let preflight: Reply;
beforeAll(async () => {
  fixture = await makeFixture();
  const site = await createSite({ dir: fixture.dist, site: fixture.site, secure: true });
  const base = await listenAnywhere(site.server);
  page = await sendRequest(base, { path: '/' });
  preflight = await sendRequest(base, {
    method: 'OPTIONS',
    path: '/',
    headers: {
      origin: 'https://http-observatory.security.mozilla.org',
      'access-control-request-method': 'GET',
    },
  });
  await site.stop();
});
afterAll(() => fixture.remove());

const header = (name: string) => page.headers[name]?.toString() ?? '';

/** The directives of the policy, each with its sources. */
const policy = () =>
  header('content-security-policy')
    .split(';')
    .map((part) => part.trim().split(' '));

describe('an answer over https', () => {
  test('has a content policy that begins with nothing, names no directive twice and allows nothing unsafe', () => {
    const names = policy().map(([name]) => name);
    expect(policy()[0]).toEqual(['default-src', "'none'"]);
    expect(new Set(names).size).toBe(names.length);
    const sources = policy().flatMap(([, ...values]) => values);
    expect(sources.filter((source) => /unsafe|^(https?|data|blob|\*)/.test(source))).toEqual([]);
    expect(names).toEqual(expect.arrayContaining(['base-uri', 'form-action', 'frame-ancestors']));
  });
  test('may be framed by nobody', () => {
    expect(policy()).toContainEqual(['frame-ancestors', "'none'"]);
  });
  test('insists on https for at least six months', () => {
    expect(Number(/^max-age=(\d+)/.exec(header('strict-transport-security'))?.[1])).toBeGreaterThan(
      15_768_000,
    );
  });
  test('has its type taken at its word, tells others little and is read by its own origin alone', () => {
    expect(header('x-content-type-options')).toBe('nosniff');
    expect(header('referrer-policy')).toBe('same-origin');
    expect(header('cross-origin-resource-policy')).toBe('same-origin');
  });
  test('sets no cookie and is shared with no other origin', () => {
    for (const { headers } of [page, preflight]) {
      expect(headers).not.toHaveProperty('set-cookie');
      expect(headers).not.toHaveProperty('access-control-allow-origin');
    }
  });
});
