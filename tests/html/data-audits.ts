import { z } from 'zod';
import { builtFiles, builtPages, notFoundFile } from '../built.ts';
import { content } from '../content/this-content.ts';
import { metaOf, type PageDocument, readableText, textsIn, textsOf } from './documents.ts';
import type { PageAudits } from './page-audits.ts';

const graph = z.object({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(z.looseObject({ '@type': z.string() })),
});

/** The data of a page, by type. Throws unless it is one block of valid JSON. */
const dataOf = ({ address, document }: PageDocument) => {
  const blocks = textsOf(document, 'script[type="application/ld+json"]');
  if (blocks.length !== 1) throw new Error(`${address} has ${blocks.length} blocks of data.`);
  return graph.parse(JSON.parse(blocks[0] ?? ''))['@graph'];
};
/** The parts of one type that a page's data have. */
export const partsOf = (page: PageDocument, type: string) =>
  dataOf(page).filter((part) => part['@type'] === type);

const addresses: ReadonlySet<string> = new Set([...builtFiles, ...builtPages.map(({ address }) => address)]);
const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const canonicalOf = ({ document }: PageDocument) =>
  document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '';

/** What the data of a page state that neither its text nor its head shows. */
const unseenStatements = (page: PageDocument): string[] => {
  const { document } = page;
  const base = String(partsOf(page, 'WebSite')[0]?.url).slice(0, -1);
  const shown = [
    readableText(document),
    document.documentElement.lang,
    ...[...document.querySelectorAll('meta[content]')].map((meta) => meta.getAttribute('content') ?? ''),
    ...[...document.querySelectorAll('[href]')].map((link) => link.getAttribute('href') ?? ''),
  ].join('\n');
  // A country is written by its code, a span of days day by day; the firm is named by an address of its own.
  const known: ReadonlySet<string> = new Set(['LK', `${base}/#firm`, ...days]);
  const isOurs = (text: string) => {
    const [path = '', anchor] = text.slice(base.length).split('#');
    const isThere =
      anchor === undefined || (path === page.address && document.getElementById(anchor) !== null);
    return text.startsWith(`${base}/`) && addresses.has(path) && isThere;
  };
  const ofVocabulary = (key: string) => key === '@type' || key === '@context';
  const stated: unknown = JSON.parse(JSON.stringify(dataOf(page)), (key, value) =>
    ofVocabulary(key) ? undefined : value,
  );
  return textsIn(stated).filter((text) => !known.has(text) && !isOurs(text) && !shown.includes(text));
};

const breadcrumbs = z.object({ itemListElement: z.array(z.object({ name: z.string(), item: z.string() })) });

/** What is wrong with the way to a page: the data have it on all but the first and the unknown one, as the page shows it. */
const wayFaults = (page: PageDocument): string[] => {
  const lists = partsOf(page, 'BreadcrumbList');
  const hasWay = page.address !== '/' && page.file !== notFoundFile;
  if (lists.length !== (hasWay ? 1 : 0)) return [`${lists.length} ways in the data`];
  if (!hasWay) return [];
  const steps = breadcrumbs.parse(lists[0]).itemListElement;
  const stated = steps.map(({ name }) => name).join(' > ');
  const shown = textsOf(page.document, 'nav[aria-label="You are here"] li').join(' > ');
  const current = textsOf(page.document, 'nav[aria-label="You are here"] [aria-current="page"]').join();
  return [
    ...(steps.at(-1)?.item === canonicalOf(page) ? [] : [`the data end at ${steps.at(-1)?.item}`]),
    // The pages of the firm say by their heading what they are, one step below the first.
    ...(shown === stated || (shown === '' && steps.length === 2) ? [] : [`${shown} instead of ${stated}`]),
    ...(shown === '' || current === steps.at(-1)?.name ? [] : [`${current} is marked as this page`]),
  ];
};

/** What is wrong with the card that a shared link shows: the page's own words, and a picture that is there. */
const cardFaults = (page: PageDocument): string[] => {
  if (page.file === notFoundFile) return [];
  const picture = URL.parse(metaOf(page, 'og:image'));
  const wanted: Readonly<Record<string, string>> = {
    'og:url': canonicalOf(page),
    'og:title': page.document.title,
    'og:description': metaOf(page, 'description'),
    'twitter:card': 'summary_large_image',
    'og:image:width': '1200',
    'og:image:height': '630',
  };
  return [
    ...Object.entries(wanted).flatMap(([name, value]) => (metaOf(page, name) === value ? [] : [name])),
    ...(metaOf(page, 'og:image:alt') === '' ? ['og:image:alt'] : []),
    ...(picture && canonicalOf(page).startsWith(picture.origin) && builtFiles.has(picture.pathname)
      ? []
      : [`og:image: ${picture?.href}`]),
  ];
};

/** What holds of the data of every page, which search engines and shared links read. */
export const dataAudits: PageAudits = {
  'names the firm and the site in its data': (page) =>
    ['ProfessionalService', 'WebSite'].filter((type) => partsOf(page, type).length !== 1),
  'states in its data nothing that it does not show': unseenStatements,
  // The firm may not rate itself: search engines do not accept it.
  'has no rating of the firm in its data': (page) =>
    JSON.stringify(dataOf(page)).match(/"\w*(review|rating)\w*"/gi) ?? [],
  'shows the way to it, and states it in its data': wayFaults,
  'names its canonical address and lets itself be found, the unknown one neither': (page) => {
    const links = page.document.querySelectorAll('link[rel="canonical"]').length;
    const isHidden = metaOf(page, 'robots').includes('noindex');
    if (page.file === notFoundFile) return links === 0 && isHidden ? [] : ['may be found'];
    const isOwn = links === 1 && canonicalOf(page) === `${content.firm.url}${page.address}`;
    return [...(isOwn ? [] : [canonicalOf(page)]), ...(isHidden ? ['noindex'] : [])];
  },
  'gives a card to share': cardFaults,
};
