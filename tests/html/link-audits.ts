import { builtFiles } from '../built.ts';
import { content } from '../content/this-content.ts';
import { linksOf, type PageDocument, publishedPages, textOf } from './documents.ts';
import type { PageAudits } from './page-audits.ts';

const idsOf = ({ document }: PageDocument) => [...document.querySelectorAll('[id]')].map(({ id }) => id);
const ids = new Map(publishedPages.map((page) => [page.address, new Set(idsOf(page))]));

/** A link that holds answers leads to the tool that reads them. */
const placeIn = (fragment: string | undefined) => (/^v1(&|$)/.test(fragment ?? '') ? undefined : fragment);

/** What is wrong with a link on a page with these ids, or nothing. */
const faultOf = (href: string, ownIds: ReadonlySet<string>) => {
  const [path = '', written] = href.split('#');
  const fragment = placeIn(written);
  // A link within the page for unknown addresses stays on it, whatever the address.
  const target = path === '' ? ownIds : ids.get(path);
  // A page has one address: with .html at its end the visitor would be sent on first.
  const isFile = builtFiles.has(path) && !path.endsWith('.html');
  if (!target) return isFile ? [] : [`${href}: there is no such page`];
  // `#` and `#top` lead to the top of any page.
  if (href !== '' && [undefined, '', 'top', ...target].includes(fragment)) return [];
  return [`${href}: the page has no element with this id`];
};

const isOutbound = (href: string) => /^(https?:)?\/\//.test(href);
const hrefsOf = ({ document }: PageDocument) => [...new Set(linksOf(document).map(([, href]) => href))];

const { address, social } = content.firm;
const known = new Set(
  [address.map, ...Object.values(social).flatMap((link) => link?.url ?? [])].map((url) =>
    url.replace(/\?.*/, ''),
  ),
);

/** The addresses that a browser fetches for a page: pictures, scripts, styles, fonts. */
const fetchedBy = ({ document, html }: PageDocument) => [
  ...[
    ...document.querySelectorAll(
      'link[href]:not([rel="canonical"]):not([rel="alternate"]), script[src], img[src], source[src], [srcset]',
    ),
  ]
    .flatMap((element) => ['href', 'src', 'srcset'].map((name) => element.getAttribute(name) ?? ''))
    .flatMap((value) => value.split(',').map((part) => part.trim().split(' ')[0] ?? '')),
  ...[...html.matchAll(/url\(\s*["']?([^"'#)]+)/g)].map(([, url = '']) => url),
];

/** What holds of the links of every page, and of what it asks for. */
export const linkAudits: PageAudits = {
  'leads every internal link to a page, and every fragment to an element on it': (page) =>
    hrefsOf(page)
      // A page that stands in for others may lead to itself alone.
      .filter((href) => href !== page.address && !isOutbound(href) && !/^(tel|mailto):/.test(href))
      .flatMap((href) => faultOf(href, new Set(idsOf(page)))),
  'opens every outbound link in a new tab, says so, and gives nothing away': ({ document }) =>
    [...document.querySelectorAll('a[href]')]
      .filter((link) => isOutbound(link.getAttribute('href') ?? ''))
      .filter((link) => {
        const name = `${link.getAttribute('aria-label') ?? ''} ${textOf(link)}`;
        const isGuarded = (link.getAttribute('rel') ?? '').split(' ').includes('noopener');
        return link.getAttribute('target') !== '_blank' || !isGuarded || !/new tab/.test(name);
      })
      .map((link) => link.outerHTML.slice(0, 160)),
  'leads out of the site to the chat, the networks and the map alone': (page) =>
    hrefsOf(page).filter((href) => isOutbound(href) && !known.has(href.replace(/\?.*/, ''))),
  'writes every telephone link with its country code, and shows the number that it calls': ({ document }) =>
    [...document.querySelectorAll('a[href^="tel:"]')]
      .filter((link) => {
        const href = link.getAttribute('href') ?? '';
        const shown = textOf(link).replace(/[^\d+]/g, '');
        return !/^tel:\+\d{10,14}$/.test(href) || (/\d/.test(shown) && `tel:${shown}` !== href);
      })
      .map((link) => link.outerHTML.slice(0, 160)),
  'fetches from its own host alone, and nothing that is not there': (page) =>
    fetchedBy(page).filter((url) => url !== '' && !builtFiles.has(url) && !ids.has(url)),
};
