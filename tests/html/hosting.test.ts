import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readSite } from '#build/hosting/site.ts';
import { buildPaths, projectRoot } from '#build/paths.ts';
import { ask, faultsOf } from '../contract/faults.ts';
import { local } from '../contract/hosts.ts';
import { specification, specifiedAddresses } from '../specification.ts';

const paths = buildPaths(projectRoot);
const { redirects, pages, isDraft } = await readSite(paths.site);

// What people type, and where the specification has it. By number every standard; the rest by its friendly names.
const friendly = [
  ...Object.entries(specification.standards).flatMap(([address, code]) => {
    const number = /\d+/.exec(code)?.[0];
    return [`/iso-${number}`, `/iso${number}`, `/${number}`].map((from) => [from, address]);
  }),
  ...Object.entries(specification.typed),
].map(([from, to]) => ({ from, to }));

it('has every page of the specification at its address, and leads there what people type', () => {
  expect(pages).toEqual(expect.arrayContaining([...specifiedAddresses]));
  expect(redirects).toEqual(expect.arrayContaining(friendly));
});

it('answers on this machine as every host has to', async () => {
  expect(await faultsOf(await local())).toEqual([]);
});

it('leads each address that people type to its page, from whatever spelling, and knows them all', async () => {
  const all = [...redirects, ...pages.filter((page) => page !== '/').map((to) => ({ from: to, to }))];
  const port = await local();
  const led: string[] = [];
  for (const { from } of all) {
    const { status, headers } = await ask(port, { path: `${from.toUpperCase()}/` });
    led.push(`${status} ${headers.location}`);
  }
  expect(led).toEqual(all.map(({ to }) => `301 ${to}`));
});

it('may be audited on this machine, while a draft is not to be listed elsewhere', async () => {
  const port = await local();
  const robots = async (host: string) =>
    (await ask(port, { path: '/', headers: { host } })).headers['x-robots-tag'];
  expect(await robots('127.0.0.1:4321')).toBeUndefined();
  expect(await robots('localhost')).toBeUndefined();
  expect(await robots('localhost.example.com')).toBe(isDraft ? 'noindex' : undefined);
});

it('tells a CDN the same addresses', () => {
  const rows = readFileSync(join(paths.dist, '_redirects'), 'utf8').split('\n');
  for (const { from, to } of redirects)
    expect(rows).toEqual(expect.arrayContaining([`${from} ${to} 301`, `${from.toLowerCase()}/ ${to} 301`]));
});
