import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { builtFiles } from '../built.ts';
import { content } from './content.ts';
import { everyPage, linksOf, publishedPages, textOf } from './documents.ts';

const dist = join(import.meta.dirname, '../../dist');

const ids = new Map(
  publishedPages.map(({ address, document }) => [
    address,
    new Set([...document.querySelectorAll('[id]')].map(({ id }) => id)),
  ]),
);

/** A link that holds answers of the plan leads to the step that it names. */
const placeIn = (fragment: string | undefined) => /^v1&step=(\w+)/.exec(fragment ?? '')?.[1] ?? fragment;

/** What is wrong with a link on a page with these ids, or nothing. */
const fault = (href: string, ownIds: ReadonlySet<string>) => {
  const [path = '', written] = href.split('#');
  const fragment = placeIn(written);
  // A link within the page for unknown addresses stays on it, whatever the address.
  const target = path === '' ? ownIds : ids.get(path);
  // A page has one address: with .html at its end the visitor would be sent on first.
  const isFile = builtFiles.has(path) && !path.endsWith('.html');
  if (!target) return isFile ? undefined : `${href}: there is no such page`;
  // `#` and `#top` lead to the top of any page.
  if (fragment === undefined || fragment === '' || fragment === 'top' || target.has(fragment))
    return undefined;
  return `${href}: the page has no element with this id`;
};

const isOutbound = (href: string) => /^(https?:)?\/\//.test(href);
const isCall = (href: string) => /^(tel|mailto):/.test(href);

/** Faults of links, each once with the pages it stands on: a broken link of the footer stands on all. */
const byLink = (faults: readonly { link: string; on: string }[]) =>
  [...Map.groupBy(faults, ({ link }) => link)].map(
    ([link, found]) => `${link} (on ${found.length} pages, first on ${found[0]?.on})`,
  );

it('leads every internal link to a page, and every fragment to an element on it', () => {
  const broken = everyPage.flatMap(({ address, document }) => {
    const own = new Set([...document.querySelectorAll('[id]')].map(({ id }) => id));
    const hrefs = new Set(linksOf(document, 'a[href]').map(([, href]) => href));
    return (
      [...hrefs]
        // A page that stands in for others may lead to itself alone.
        .filter((href) => href !== address && !isOutbound(href) && !isCall(href))
        .flatMap((href) => fault(href, own) ?? [])
        .map((link) => ({ link, on: address }))
    );
  });
  expect(byLink(broken)).toEqual([]);
});

it('has a file for every picture, script, style and font it asks for', () => {
  const missing = everyPage.flatMap(({ file, document, html }) => {
    const named = [...document.querySelectorAll('img[src], script[src], link[href]')].map(
      (element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '',
    );
    const chosen = [...document.querySelectorAll('[srcset]')].flatMap((element) =>
      (element.getAttribute('srcset') ?? '').split(',').map((part) => part.trim().split(' ')[0] ?? ''),
    );
    const styled = [...html.matchAll(/url\(\s*["']?(\/[^"')]+)/g)].map(([, address = '']) => address);
    return [...named, ...chosen, ...styled]
      .filter((address) => address.startsWith('/') && !builtFiles.has(address) && !ids.has(address))
      .map((address) => `${file}: ${address}`);
  });
  expect([...new Set(missing)]).toEqual([]);
});

/** The texts of all published scripts: one asks for another by its name when it is needed. */
const scripts = [...builtFiles]
  .filter((file) => /^\/_astro\/.*\.js$/.test(file))
  .map((file) => readFileSync(join(dist, file), 'utf8'));

it('publishes no script and no style that no page and no script asks for', () => {
  const published = [...builtFiles].filter((file) => /^\/_astro\/.*\.(js|css)$/.test(file));
  const isAsked = (file: string) =>
    everyPage.some(({ html }) => html.includes(`"${file}"`)) ||
    scripts.some((script) => script.includes(basename(file)));
  const unasked = published.filter((file) => !isAsked(file));
  expect(published.length).toBeGreaterThan(1);
  expect(unasked).toEqual([]);
});

it('leaves no link without an address or without a name', () => {
  const empty = everyPage.flatMap(({ address, document }) =>
    [...document.querySelectorAll('a')]
      .filter(
        (link) => !link.getAttribute('href') || (textOf(link) === '' && !link.getAttribute('aria-label')),
      )
      .map((link) => `${address}: ${link.outerHTML.slice(0, 120)}`),
  );
  expect(empty).toEqual([]);
});

it('opens every outbound link in a new tab, says so, and gives nothing away', () => {
  const faults = everyPage.flatMap(({ address, document }) =>
    [...document.querySelectorAll('a[href]')]
      .filter((link) => isOutbound(link.getAttribute('href') ?? ''))
      .filter((link) => {
        const name = `${link.getAttribute('aria-label') ?? ''} ${textOf(link)}`;
        const isGuarded = (link.getAttribute('rel') ?? '').split(' ').includes('noopener');
        return link.getAttribute('target') !== '_blank' || !isGuarded || !/new tab/.test(name);
      })
      .map((link) => `${address}: ${link.outerHTML.slice(0, 160)}`),
  );
  expect(faults).toEqual([]);
});

it('leads out of the site to the chat, the networks and the map alone', () => {
  const hosts = everyPage.flatMap(({ document }) =>
    linksOf(document, 'a[href]').flatMap(([, href]) => (isOutbound(href) ? [href.replace(/\?.*/, '')] : [])),
  );
  const { address, social } = content.firm;
  const known = [address.map, ...Object.values(social).flatMap((link) => link?.url ?? [])];
  expect([...new Set(hosts)].toSorted()).toEqual(known.map((url) => url.replace(/\?.*/, '')).toSorted());
});

it('writes every telephone link with its country code', () => {
  const wrong = everyPage.flatMap(({ address, document }) =>
    linksOf(document, 'a[href^="tel:"]')
      .filter(([, href]) => !/^tel:\+\d{10,14}$/.test(href))
      .map(([, href]) => `${address}: ${href}`),
  );
  expect(wrong).toEqual([]);
});
