import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { builtFiles } from '../built.ts';
import { publishedPages } from './documents.ts';

const dist = join(import.meta.dirname, '../../dist');
const read = (file: string) => readFileSync(join(dist, file), 'utf8');
const canonicals = publishedPages.map(
  ({ document }) => document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '',
);

it('lists every page in the sitemap by its canonical address, and nothing else', () => {
  const listed = [...read('sitemap.xml').matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
  expect(listed.toSorted()).toEqual(canonicals.toSorted());
});

it('lets every crawler read every page, and tells it of the sitemap', () => {
  const robots = read('robots.txt');
  expect(robots).toMatch(/^User-agent: \*$/m);
  expect(robots).not.toMatch(/^Disallow: \S/m);
  expect(robots).toMatch(/^Sitemap: https:\/\/\S+\/sitemap\.xml$/m);
  expect(publishedPages.filter(({ html }) => html.includes('noindex')).map(({ address }) => address)).toEqual(
    [],
  );
});

it('leads language models to pages that exist', () => {
  const linked = [...read('llms.txt').matchAll(/\]\((https:[^)]*)\)/g)].map(([, address]) => address ?? '');
  expect(linked.length).toBeGreaterThan(30);
  expect(linked.filter((address) => !canonicals.includes(address))).toEqual([]);
});

it('lets phones keep the site on their home screen, in icons of the sizes they ask for', () => {
  const manifest = JSON.parse(read('manifest.webmanifest'));
  expect(manifest).toMatchObject({ start_url: '/', display: 'minimal-ui' });
  const icons: { src: string; sizes: string; purpose: string }[] = manifest.icons;
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  for (const { src } of icons) expect(builtFiles).toContain(src);
});

it.each(publishedPages)(
  'gives $address a card to share: its own words, and a picture that is there',
  (page) => {
    const meta = (name: string) =>
      page.document
        .querySelector(`meta[property="${name}"], meta[name="${name}"]`)
        ?.getAttribute('content') ?? '';
    const url = page.document.querySelector('link[rel="canonical"]')?.getAttribute('href');
    expect(meta('og:url')).toBe(url);
    expect(meta('og:title')).toBe(page.document.title);
    expect(meta('og:description')).toBe(meta('description'));
    expect(meta('twitter:card')).toBe('summary_large_image');
    expect([meta('og:image:width'), meta('og:image:height')]).toEqual(['1200', '630']);
    expect(meta('og:image:alt')).not.toBe('');
    const { origin, pathname } = new URL(meta('og:image'));
    expect(url?.startsWith(origin)).toBe(true);
    expect(builtFiles).toContain(pathname);
  },
);
