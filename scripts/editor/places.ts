import type { Place, Texts } from '@site/editor';
import { readableIn } from '@site/editor/document/text-file.ts';
import { z } from 'zod';
import { slugOf } from '#src/content/slug.ts';

/** Lists and shared texts: how a person calls each, and the address of a page that shows it. */
const shared: Readonly<Record<string, [group: string, name: string, address?: string]>> = {
  'content/firm.yaml': ['The firm', 'Name, telephones, address', '/contact'],
  'content/team.yaml': ['The firm', 'People', '/team'],
  'content/clients.yaml': ['The firm', 'Clients', '/about'],
  'content/testimonials.yaml': ['The firm', 'Testimonials', '/about'],
  'content/credentials.yaml': ['The firm', 'Credentials', '/credential'],
  'content/process.yaml': ['The firm', 'The five steps', '/about'],
  'content/reasons.yaml': ['The firm', 'Reasons', '/about'],
  'content/stats.yaml': ['The firm', 'Figures', '/about'],
  'content/values.yaml': ['The firm', 'Vision, mission, values', '/about'],
  'content/services.yaml': ['The firm', 'The services', '/services'],
  'content/editions.yaml': ['Shared texts', 'Editions of the standards', '/editions'],
  'content/labels.yaml': ['Shared texts', 'Labels', '/'],
  'content/edition-labels.yaml': ['Shared texts', 'Labels of editions', '/editions'],
  'content/phrases.yaml': ['Shared texts', 'Sentences that several pages share'],
  'content/navigation.yaml': ['Shared texts', 'Menus', '/'],
  'content/redirects.yaml': ['Shared texts', 'Addresses that lead elsewhere'],
  'content/publish.yaml': ['Publishing', 'How the site goes live'],
  'content/tools/finder.yaml': ['Tools', 'Plan: which standard', '/plan'],
  'content/tools/audit-time.yaml': ['Tools', 'Plan: audit days', '/plan'],
  'content/tools/readiness.yaml': ['Tools', 'Plan: readiness questions', '/plan'],
  'content/tools/phases.yaml': ['Tools', 'Plan: weeks', '/plan'],
  'content/tools/plan.yaml': ['Tools', 'Plan: its words', '/plan'],
  'content/tools/search.yaml': ['Tools', 'Search', '/'],
};

const known = Object.keys(shared);

const folders: readonly (readonly [folder: string, group: string])[] = [
  ['content/pages/', 'Pages'],
  ['content/standards/', 'Standards'],
  ['content/certifications/', 'Certifications'],
  ['content/management/', 'Management services'],
  ['content/comparisons/', 'Comparisons'],
  ['content/guides/', 'Guides'],
  ['content/tools/', 'Tools'],
  ['content/legal/', 'Legal texts'],
];

const order = ['The firm', ...folders.map(([, group]) => group), 'Shared texts', 'Publishing'];

/** What a page's file says of itself, as far as it can be read. */
const head = z
  .object({ code: z.string(), name: z.string(), title: z.string(), address: z.string() })
  .partial()
  .catch({});

const placeOf = (file: string, text: string): Place | undefined => {
  const list = shared[file];
  if (list) return { file, group: list[0], name: list[1], address: list[2] };
  const [folder, group] = folders.find(([beginning]) => file.startsWith(beginning)) ?? [];
  // Published addresses are promises: they are not for editing.
  if (!folder || !group) return undefined;
  const { code, name, title, address } = head.parse(readableIn(file, text));
  const legal = folder === 'content/legal/' ? '/termspolicy' : undefined;
  const page = address === undefined ? undefined : file.replace(/^.*\/|\.yaml$/g, '');
  return { file, group, name: code ?? name ?? title ?? file, address: address ?? legal, page };
};

/** The texts of content/ as a visitor knows them, in the order in which the editor lists them: pages in that of the menus. */
export const placesOf = (texts: Texts): Place[] => {
  const named = (texts.get('content/navigation.yaml') ?? '').matchAll(/\bpage: (\S+)/g);
  const menus = [...named].map(([, page]) => page);
  const inMenus = ({ page }: Place) => menus.indexOf(page) + 1 || menus.length + 1;
  return [...texts]
    .flatMap(([file, text]) => placeOf(file, text) ?? [])
    .toSorted(
      (a, b) =>
        order.indexOf(a.group) - order.indexOf(b.group) ||
        known.indexOf(a.file) - known.indexOf(b.file) ||
        inMenus(a) - inMenus(b),
    );
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
    .parse(readableIn(glossaryFile, texts.get(glossaryFile)))
    .map((term) => ({ group: 'Terms', name: term, address: `/glossary#${slugOf(term)}` })),
];
