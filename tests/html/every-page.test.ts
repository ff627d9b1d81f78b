import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { repeated } from '#src/content/repeated.ts';
import { pageSections } from '#src/site/sections.ts';
import { builtFiles, builtPages } from '../built.ts';
import { content } from '../content/this-content.ts';
import { specification, specifiedAddresses } from '../specification.ts';
import {
  everyPage,
  metaOf,
  type PageDocument,
  pageAt,
  publishedPages,
  sentencesOf,
  textsOf,
} from './documents.ts';
import { pageAudits } from './page-audits.ts';
import { mistakesIn } from './validator.ts';

const dist = join(import.meta.dirname, '../../dist');
const fileAt = (file: string) => readFileSync(join(dist, file), 'utf8');

/** What a page says of itself that an earlier one has said: a line for each. */
const sharedBy = (pages: readonly PageDocument[], read: (page: PageDocument) => readonly string[]) => {
  const said = pages.flatMap((page) => read(page).map((value) => ({ address: page.address, value })));
  return repeated(said, ({ value }) => value.toLowerCase()).map(
    ({ entry, earlier }) => `${entry.address} has that of ${earlier.address}: ${entry.value}`,
  );
};

// That each of the 31 addresses answers: hosting.test.ts. That no other leads nowhere: content/addresses.yaml.
const headings = { ...specification.standards, ...specification.headings };
it.each(Object.entries(headings))('at %s is headed %s', (address, heading) => {
  expect(textsOf(pageAt(address), 'h1')).toEqual([heading]);
});

// One line for each fault, so that a failure names every page at once.
it.each(Object.entries(pageAudits))('%s', (_, audit) => {
  expect(everyPage.flatMap((page) => audit(page).map((fault) => `${page.address}: ${fault}`))).toEqual([]);
});

it('is valid HTML', async () => {
  const mistakes = await Promise.all(
    builtPages.map(async ({ html, file }) =>
      (await mistakesIn(html, file)).map((fault) => `${file}: ${fault}`),
    ),
  );
  expect(mistakes.flat()).toEqual([]);
});

it.each<[what: string, read: (page: PageDocument) => readonly string[]]>([
  ['main heading', ({ document }) => textsOf(document, 'h1')],
  ['title', ({ document }) => [document.title]],
  ['description', (page) => [metaOf(page, 'description')]],
  [
    'sentences of its benefits',
    ({ document }) => textsOf(document, '#benefits ol > li p').flatMap(sentencesOf),
  ],
  [
    'drawing',
    ({ document }) => [...document.querySelectorAll('#figure figure')].map((drawing) => drawing.outerHTML),
  ],
])('has its %s for itself', (_, read) => {
  expect(everyPage.flatMap(read).length).toBeGreaterThan(10);
  expect(sharedBy(everyPage, read)).toEqual([]);
});

it('opens with a picture that no other page opens with, but for the legal texts', () => {
  const opening = ({ document }: PageDocument) =>
    document.querySelector('main img')?.getAttribute('src') ?? '';
  const addresses = new Set(specifiedAddresses);
  addresses.delete('/termspolicy');
  const pictured = publishedPages.filter(({ address }) => addresses.has(address));
  for (const page of pictured) expect(opening(page), page.address).toMatch(/^\/(art|media|_astro)\//);
  expect(sharedBy(pictured, (page) => [opening(page)])).toEqual([]);
});

const sections = pageSections(content);
const listed = content.pages.filter(({ isListed }) => isListed);
it.each(listed)('$id has the sections that content may name, and no other', ({ id, address }) => {
  const known = [...(sections.get(id) ?? [])];
  expect(known.filter((section) => !pageAt(address).getElementById(section))).toEqual([]);
  const shown = [...pageAt(address).querySelectorAll('main section[id]')].map((section) => section.id);
  expect(shown.filter((section) => !known.includes(section))).toEqual([]);
});

it('has parts of the same kinds in its body as all others: by its kind a change of page knows what is to go', () => {
  const kinds = ({ document }: PageDocument) =>
    [...new Set([...document.body.children].map(({ localName }) => localName))].toSorted().join();
  expect(new Set(everyPage.map(kinds)).size).toBe(1);
});

it('loads the same scripts everywhere, islands by their data, and publishes none that nothing asks for', () => {
  const scripts = ({ document }: PageDocument) =>
    [...document.querySelectorAll('script[src], link[rel="modulepreload"]')].map(
      (element) => element.getAttribute('src') ?? element.getAttribute('href'),
    );
  expect(new Set(publishedPages.map((page) => scripts(page).join())).size).toBe(1);
  const islands = publishedPages.flatMap(({ document }) => [...document.querySelectorAll('[data-island]')]);
  for (const island of islands) expect(builtFiles).toContain(island.getAttribute('data-source'));

  const published = [...builtFiles].filter((file) => /^\/_astro\/.*\.(js|css)$/.test(file));
  // One script asks for another by its name when it is needed.
  const texts = published.filter((file) => file.endsWith('.js')).map(fileAt);
  // The page beside the editor's form alone speaks with this machine (build/follow-editor.ts).
  expect(texts.filter((script) => script.includes('127.0.0.1'))).toEqual([]);
  const unasked = published.filter(
    (file) =>
      !everyPage.some(({ html }) => html.includes(`"${file}"`)) &&
      !texts.some((script) => script.includes(basename(file))),
  );
  expect(unasked).toEqual([]);
});

const canonicals = publishedPages.map(({ address }) => `${content.firm.url}${address}`);

it('is shared with a picture of its own of 1200 by 630 pixels, a drawn one of at most 60 KB', async () => {
  const pictures = [...builtFiles].filter((file) => file.startsWith('/social/'));
  expect(pictures).toHaveLength(publishedPages.length);
  for (const file of pictures) {
    const bytes = readFileSync(join(dist, file));
    const { format, width, height } = await sharp(bytes).metadata();
    expect({ width, height }, file).toEqual({ width: 1200, height: 630 });
    if (format === 'png') expect(bytes.length, file).toBeLessThanOrEqual(60 * 1024);
  }
});

it('is in the sitemap by its canonical address with the day of its last change, and nothing else is', () => {
  const urls = /<url><loc>([^<]*)<\/loc><lastmod>20\d\d-\d\d-\d\d<\/lastmod><\/url>/g;
  const listed = [...fileAt('sitemap.xml').matchAll(urls)].map(([, address]) => address);
  expect(listed.toSorted()).toEqual(canonicals.toSorted());
});

it('may be read by every crawler, which is told of the sitemap', () => {
  expect(fileAt('robots.txt')).toMatch(/^User-agent: \*$/m);
  expect(fileAt('robots.txt')).not.toMatch(/^Disallow: \S/m);
  expect(fileAt('robots.txt')).toContain(`Sitemap: ${content.firm.url}/sitemap.xml`);
});

it('says as RFC 9116 has it where to write to who finds a hole in it', () => {
  expect(fileAt('.well-known/security.txt')).toMatch(
    /^Contact: mailto:\S+@\S+\nExpires: 20[\d-]{8}T00:00:00\.000Z\nPreferred-Languages: en\nCanonical: https:\S+security\.txt\n$/,
  );
});

it('is where language models are led to', () => {
  const linked = [...fileAt('llms.txt').matchAll(/\]\((https:[^)]*)\)/g)].map(([, address]) => address ?? '');
  expect(linked.length).toBeGreaterThan(30);
  expect(linked.filter((address) => !canonicals.includes(address))).toEqual([]);
});

it('can be kept on the home screen of a phone, in icons of the sizes it asks for', () => {
  const manifest = JSON.parse(fileAt('manifest.webmanifest'));
  expect(manifest).toMatchObject({ start_url: '/', display: 'minimal-ui' });
  const icons: { src: string; sizes: string; purpose: string }[] = manifest.icons;
  const kinds = icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`);
  expect(kinds).toEqual(['192x192 any', '512x512 any', '512x512 maskable']);
  for (const { src } of icons) expect(builtFiles).toContain(src);
});
