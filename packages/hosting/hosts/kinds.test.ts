import { describe, expect, test } from 'vitest';
import { defaultStrictTransport, securityHeaders } from '../headers.ts';
import { caddyfile } from './caddy.ts';
import { cloudflareHeaders } from './cloudflare.ts';
import { nginxConf } from './nginx.ts';

const site = {
  scripts: ['sha256-a'],
  styles: ['sha256-b'],
  redirects: [],
  strictTransport: defaultStrictTransport,
  isDraft: false,
};
const plan = { site, hosts: ['www.example.com'], dir: '/srv/site', port: 80, secure: true };
const wanted = securityHeaders({ ...site, secure: true });
const samples = {
  document: '/about.html',
  script: '/_astro/a.AbCd1234.js',
  markup: '/art/a.0123abcd.svg',
  file: '/_astro/a.AbCd1234.woff2',
} as const;
const cases = (['document', 'script', 'markup', 'file'] as const).map((kind) => ({
  kind,
  path: samples[kind],
}));

type Fields = Record<string, string>;

/** Takes headers off, then sets others. */
const changed = (
  fields: Fields,
  taken: readonly (string | undefined)[],
  set: readonly (readonly string[])[],
): Fields => {
  const kept = Object.entries(fields).filter(([name]) => !taken.includes(name));
  return { ...Object.fromEntries(kept), ...Object.fromEntries(set) };
};

/** The first and second group of every match. */
const pairs = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, first = '', second = '']) => [first, second]);

describe('the security headers of each kind of file', () => {
  const conf = nginxConf(plan);
  test.each(cases)('by nginx: $kind', ({ kind, path }) => {
    const block = (head: string) => conf.split(`map ${head} {`)[1]?.split('\n}')[0] ?? '';
    const kinds = pairs(block('"$status $uri" $site_kind'), /"~(.+)" (\w+);/g);
    const kindOf = (status: number) =>
      kinds.find(([pattern = '']) => new RegExp(pattern).test(`${status} ${path}`))?.[1] ?? 'document';
    expect([200, 206, 304].map(kindOf)).toEqual([kind, kind, kind]);
    expect([404, 405, 416].map(kindOf)).toEqual(['document', 'document', 'document']);
    const added = pairs(
      conf.split('root "')[1] ?? '',
      /add_header (\S+) (\$site_(?!cache|allow)\w+) always;/g,
    );
    const fields = added.flatMap(([name = '', variable]) =>
      pairs(block(`$site_kind ${variable}`), /(\w+) "(.+)";/g)
        .filter(([of]) => of === kind)
        .map(([, value = '']) => [name, value] as const),
    );
    expect(Object.fromEntries(fields)).toEqual(wanted[kind]);
  });

  const caddy = caddyfile(plan);
  test.each(cases)('by Caddy: $kind', ({ kind, path }) => {
    const common = pairs(caddy.split('\n}')[0] ?? '', /header ([A-Z]\S+) "(.+)"/g);
    const extension = path.slice(path.lastIndexOf('.'));
    const matching = pairs(caddy, /@(script|markup|file) path (.+)/g).filter(([, list = '']) =>
      list.split(' ').includes(`*${extension}`),
    );
    const blocks = matching.map(([name]) => caddy.split(`header @${name} {`)[1]?.split('}')[0] ?? '');
    const fields = blocks.reduce(
      (before, block) =>
        changed(
          before,
          pairs(block, /-([A-Z]\S+)()/g).map(([name]) => name),
          pairs(block, /\t([A-Z]\S+) "(.+)"/g),
        ),
      changed({}, [], common),
    );
    expect(fields).toEqual(wanted[kind]);
  });

  const cdn = cloudflareHeaders(site, Object.values(samples));
  test.each(cases)('by the CDN: $kind', ({ kind, path }) => {
    const rules = cdn.split(/\n(?=\/)/).slice(1);
    const matches = (pattern: string) =>
      new RegExp(`^${pattern.replaceAll('.', '\\.').replace('*', '.*')}$`).test(path.replace('.html', ''));
    const fields = rules
      .filter((rule) => matches(rule.split('\n')[0] ?? ''))
      .reduce(
        (before, rule) =>
          changed(
            before,
            pairs(rule, /! (\S+)()/g).map(([name]) => name),
            pairs(rule, /\n {2}(\S+): (.+)/g),
          ),
        changed({}, [], []),
      );
    const { 'Cache-Control': _, ...security } = fields;
    expect(security).toEqual(wanted[kind]);
  });
});
