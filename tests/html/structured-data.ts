import { z } from 'zod';
import { builtFiles, builtPages } from '../built.ts';
import { type PageDocument, readableText, textsOf } from './documents.ts';

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
/** Every string of a value, however deep, but the words of the vocabulary itself. */
const stringsIn = (value: unknown, key = ''): string[] => {
  if (key === '@type' || key === '@context') return [];
  if (typeof value === 'string') return [value];
  if (!(value instanceof Object)) return [];
  return Object.entries(value).flatMap(([name, inner]) => stringsIn(inner, name));
};
const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** What the data of a page state that neither its text nor its head shows. */
export const unseenStatements = (page: PageDocument): string[] => {
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
  const addresses = new Set([...builtFiles, ...builtPages.map(({ address }) => address)]);
  const isOurs = (text: string) => {
    const [path = '', anchor] = text.slice(base.length).split('#');
    const isThere =
      anchor === undefined || (path === page.address && document.getElementById(anchor) !== null);
    return text.startsWith(`${base}/`) && addresses.has(path) && isThere;
  };
  return stringsIn(dataOf(page)).filter(
    (text) => !known.has(text) && !isOurs(text) && !shown.includes(text.replace(/\s+/g, ' ')),
  );
};

/** The words by which the data of a page rate the firm itself, which search engines do not accept. */
export const ownRatings = (page: PageDocument): string[] =>
  JSON.stringify(dataOf(page)).match(/"\w*(review|rating)\w*"/gi) ?? [];
