import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildPaths, createSite, projectRoot, readSite, type SiteServer } from '@site/hosting';
import { listenAnywhere } from '@site/hosting/contract/listen.ts';
import { sendRequest } from '@site/hosting/contract/send.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { specifiedPages } from '../pages.ts';

const { dist, generated, site: siteFile } = buildPaths(projectRoot);

// What people type, and where the specification has it. By number every standard; the rest by its friendly names.
const friendly: readonly (readonly [from: string, to: string])[] = [
  ...specifiedPages.flatMap(({ address, screen }) => {
    const [, number = ''] = /^ISO(?:\/IEC)? (\d+):/.exec(screen) ?? [];
    return number
      ? [`/iso-${number}`, `/iso${number}`, `/${number}`].map((from) => [from, address] as const)
      : [];
  }),
  ['/fssc-22000', '/fssc22000Main'],
  ['/gmp', '/gmpMain'],
  ['/haccp', '/hacpMain'],
  ['/haccpMain', '/hacpMain'],
  ['/ce', '/ceMain'],
  ['/ce-marking', '/ceMain'],
  ['/management-services', '/additional-services'],
  ['/human-resources', '/hr'],
  ['/management-review', '/mrm'],
  ['/iso', '/all-iso'],
  ['/credentials', '/credential'],
  ['/contact-us', '/contact'],
  ['/about-us', '/about'],
  ['/home', '/'],
  ['/terms', '/termspolicy#terms'],
  ['/privacy', '/termspolicy#privacy'],
];

let site: SiteServer;
let base: string;
beforeAll(async () => {
  const options = {
    dir: dist,
    site: await readSite(siteFile),
    allowedHosts: ['localhost'],
    log: () => undefined,
  };
  site = await createSite(options);
  base = await listenAnywhere(site.server);
});
afterAll(() => site.stop());

/** Where an address sends on to: `301 /about`, or the status alone. */
const answer = async (path: string) => {
  const { status, headers } = await sendRequest(base, { path });
  return [status, headers.location].join(' ').trim();
};

it('has a friendly address for each standard', () => {
  const standards = specifiedPages.filter(({ address }) => /^\/iso\d+Main$/.test(address));
  expect(friendly.filter(([from]) => /^\/iso-\d+$/.test(from))).toHaveLength(standards.length);
});

it.each(friendly)('sends %s on to %s for good, however it ends', async (from, to) => {
  const answers = await Promise.all([from, `${from}/`, `${from}.html`].map(answer));
  expect(answers).toEqual(Array(3).fill(`301 ${to}`));
});

it.each(specifiedPages.filter(({ address }) => address !== '/'))(
  'sends variants of $address on to it',
  async (page) => {
    const { address } = page;
    expect(await Promise.all([address, `${address}/`, `${address}.html`].map(answer))).toEqual([
      '200',
      `301 ${address}`,
      `301 ${address}`,
    ]);
  },
);

it('answers variants of the first page, and 404 to what leads nowhere', async () => {
  expect(await Promise.all(['/', '/index.html', '/index', '/iso-1'].map(answer))).toEqual([
    '200',
    '301 /',
    '301 /',
    '404',
  ]);
});

/** The redirects of a host's file: an address, and where it leads. */
const tables: Readonly<Record<string, () => (path: string) => string | undefined>> = {
  'nginx.conf': () => {
    const text = readFileSync(join(generated, 'nginx.conf'), 'utf8');
    const rules = [...text.matchAll(/^ {2}"~(\S+)" "(\/[^"$#]*)[^"#]*(#\w+)?"/gm)];
    return (path) => {
      const rule = rules.find(([, pattern = '']) => new RegExp(pattern).test(path));
      return rule && `${rule[2]}${rule[3] ?? ''}`;
    };
  },
  'cloudflare/assets/_redirects': () => {
    const text = readFileSync(join(generated, 'cloudflare/assets/_redirects'), 'utf8');
    const rules = new Map([...text.matchAll(/^(\/\S*) (\S+) 301$/gm)].map(([, from, to]) => [from, to]));
    return (path) => rules.get(path);
  },
  Caddyfile: () => {
    const text = readFileSync(join(generated, 'Caddyfile'), 'utf8');
    const rules = [
      ...text.matchAll(
        /@moved\d+ path_regexp (\S+)\s+route @moved\d+ \{\s+rewrite \* (\S+)\s+redir \* \{uri\}(#\w+)? 301/g,
      ),
    ];
    return (path) => {
      const rule = rules.find(([, pattern = '']) => new RegExp(pattern).test(path));
      return rule && `${rule[2]}${rule[3] ?? ''}`;
    };
  },
};

it.each(Object.entries(tables))('writes the same table into %s', (_, read) => {
  const target = read();
  expect(friendly.map(([from]) => [from, target(from)])).toEqual(friendly);
  expect(friendly.map(([from]) => [from, target(`${from}/`)])).toEqual(friendly);
  expect(target('/about')).toBeUndefined();
});
