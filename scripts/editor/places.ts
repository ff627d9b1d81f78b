import type { Place, Texts } from '@site/editor';
import { readableIn } from '@site/editor/document/rewrite.ts';
import { z } from 'zod';
import { slugOf } from '#src/content/slug.ts';

/**
 * The texts in the order of the list, each by itself or with all of its folder: the heading it stands under, how a person calls
 * it where it does not say so itself, and the address of a page that shows it.
 */
const listed: readonly (readonly [beginning: string, group: string, name?: string, address?: string])[] = [
  ['content/firm.yaml', 'The firm', 'Name, telephones, address', '/contact'],
  ['content/team.yaml', 'The firm', 'People', '/team'],
  ['content/clients.yaml', 'The firm', 'Clients', '/about'],
  ['content/testimonials.yaml', 'The firm', 'Testimonials', '/about'],
  ['content/credentials.yaml', 'The firm', 'Credentials', '/credential'],
  ['content/process.yaml', 'The firm', 'The five steps', '/about'],
  ['content/reasons.yaml', 'The firm', 'Reasons', '/about'],
  ['content/stats.yaml', 'The firm', 'Figures', '/about'],
  ['content/values.yaml', 'The firm', 'Vision, mission, values', '/about'],
  ['content/services.yaml', 'The firm', 'The services', '/services'],
  ['content/pages/', 'Pages'],
  ['content/standards/', 'Standards'],
  ['content/certifications/', 'Certifications'],
  ['content/management/', 'Management services'],
  ['content/comparisons/', 'Comparisons'],
  ['content/guides/', 'Guides'],
  ['content/tools/', 'Tools'],
  ['content/tools/finder.yaml', 'Tools', 'Plan: which standard', '/plan'],
  ['content/tools/audit-time.yaml', 'Tools', 'Plan: audit days', '/plan'],
  ['content/tools/readiness.yaml', 'Tools', 'Plan: readiness questions', '/plan'],
  ['content/tools/phases.yaml', 'Tools', 'Plan: weeks', '/plan'],
  ['content/tools/plan.yaml', 'Tools', 'Plan: its words', '/plan'],
  ['content/tools/search.yaml', 'Tools', 'Search', '/'],
  ['content/legal/', 'Legal texts', '', '/termspolicy'],
  ['content/editions.yaml', 'Shared texts', 'Editions of the standards', '/editions'],
  ['content/labels.yaml', 'Shared texts', 'Labels', '/'],
  ['content/edition-labels.yaml', 'Shared texts', 'Labels of editions', '/editions'],
  ['content/phrases.yaml', 'Shared texts', 'Sentences that several pages share'],
  ['content/navigation.yaml', 'Shared texts', 'Menus', '/'],
  ['content/redirects.yaml', 'Shared texts', 'Addresses that lead elsewhere'],
  ['content/publish.yaml', 'Publishing', 'How the site goes live'],
];

/** Where a text stands in the list; -1 for one that is not offered. */
const rank = (file: string) => listed.findLastIndex(([beginning]) => file.startsWith(beginning));

/** What a page's file says of itself, as far as it can be read. */
const head = z
  .object({ code: z.string(), name: z.string(), title: z.string(), address: z.string() })
  .partial()
  .catch({});

const placeOf = (file: string, text: string): Place | undefined => {
  const [, group, called, shownAt] = listed[rank(file)] ?? [];
  // Published addresses are promises: they are not for editing.
  if (!group) return undefined;
  if (called) return { file, group, name: called, address: shownAt };
  const { code, name, title, address } = head.parse(readableIn(text));
  const page = address && file.replace(/^.*\/|\.yaml$/g, '');
  return { file, group, name: code ?? name ?? title ?? file, address: address ?? shownAt, page };
};

/** The texts of content/ as a visitor knows them, in the order in which the editor lists them: pages in that of the menus. */
export const placesOf = (texts: Texts): Place[] => {
  const named = (texts.get('content/navigation.yaml') ?? '').matchAll(/\bpage: (\S+)/g);
  const menus = [...named].map(([, page]) => page);
  const inMenus = ({ page }: Place) => menus.indexOf(page) + 1 || menus.length + 1;
  return [...texts]
    .flatMap(([file, text]) => placeOf(file, text) ?? [])
    .toSorted((a, b) => rank(a.file) - rank(b.file) || inMenus(a) - inMenus(b));
};

const glossaryFile = 'content/tools/glossary.yaml';
const glossary = z
  .object({ terms: z.object({ items: z.array(z.object({ term: z.string() })) }) })
  .transform(({ terms }) => terms.items.map(({ term }) => term))
  .catch([]);

/** What a text may lead to: the pages, and the terms that the glossary explains. */
export const linksOf = (texts: Texts, places: readonly Place[]) => [
  ...places.flatMap(({ group, name, address, page }) =>
    page !== undefined && address !== undefined ? [{ group, name, address }] : [],
  ),
  ...glossary
    .parse(readableIn(texts.get(glossaryFile)))
    .map((term) => ({ group: 'Terms', name: term, address: `/glossary#${slugOf(term)}` })),
];
